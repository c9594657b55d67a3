:- encoding(utf8).
:- module(rule_cases,
          [ rule_case/3,           % ?Passage, ?Casting, ?Claim
            claim_goal/2           % +Claim, -Goal
          ]).

%!  claim_goal(+Claim, -Goal) is det.
%
%   Claim, holds(Goal) or fails(Goal), speaks of Goal.

claim_goal(holds(Goal), Goal).
claim_goal(fails(Goal), Goal).

rule_case(16/3, 屯-節-[month(卯), day(甲-子)], holds(jin_tui(2, 大進))).
