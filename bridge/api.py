"""The public session: the doctrine asked in typed requests, answering in frozen records."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from yimao.bridge import session
from yimao.bridge.cast import Cast, Said
from yimao.bridge.consultation import Conclusion, Consultation, Reading
from yimao.bridge.errors import InputError, guess, shown
from yimao.bridge.proof import Node, ProofTree, nodes_of

if TYPE_CHECKING:  # a consultation does without them
    from datetime import datetime

    from yimao.bridge.calendar import DayStarts, SummerTime
    from yimao.bridge.explain import Outlook, When, WhyNot
    from yimao.bridge.find import Found, Progress
    from yimao.bridge.scholar import Brief, Chapter, Passage, Rules, Term

_TOPIC_LISTS = ("uses", "uses_en", "passages", "also")


@dataclass(frozen=True, slots=True)
class Query:
    """The solutions of a goal over one cast, or over `casts` by name, `cast` then being None.

    Each solution maps the goal's variables to values; `complete` is False where more were found than wanted.
    """

    goal: str
    cast: Cast | None
    solutions: tuple[Mapping[str, Any], ...]
    complete: bool
    casts: Mapping[str, Cast] = field(default_factory=dict)

    @property
    def count(self) -> int:
        """The number of solutions."""
        return len(self.solutions)

    @property
    def variables(self) -> tuple[str, ...]:
        """The variables of the solutions as they come up in the goal; the name of the cast first."""
        places = {found[0]: found.start() for found in reversed(list(re.finditer(r"\b\w+\b", self.goal)))}
        names = self.solutions[0] if self.solutions else ()
        return tuple(sorted(names, key=lambda name: places.get(name, -1)))

    def to_json(self) -> dict[str, Any]:
        """Return the query by the names of the published schema."""
        named = [{"name": name, "cast": cast.to_json()} for name, cast in self.casts.items()]
        return {
            "schema": "yimao.query.1",
            "goal": self.goal,
            **({"cast": self.cast.to_json()} if self.cast else {"casts": named}),
            "solutions": [dict(solution) for solution in self.solutions],
            "count": self.count,
            "complete": self.complete,
        }


@dataclass(frozen=True)
class Why:
    """The proofs of a goal over one cast: a conclusion for each solution, none where it does not hold.

    `cast_en` names the hexagrams and the time of the cast in English.
    """

    goal: str
    cast: Cast
    conclusions: tuple[Conclusion, ...]
    nodes: tuple[Node, ...]
    cast_en: str

    @cached_property
    def proofs(self) -> ProofTree:
        """The proofs, to be walked."""
        return ProofTree(self.nodes)

    def _repr_html_(self) -> str:
        """Return the proofs as a notebook shows them."""
        from yimao.bridge.render.html import notebook_html

        return notebook_html(self)

    def to_json(self) -> dict[str, Any]:
        """Return the proofs by the names of the published schema."""
        return {
            "schema": "yimao.proof.1",
            "goal": self.goal,
            "cast": self.cast.to_json(),
            "conclusions": [conclusion.to_json() for conclusion in self.conclusions],
            "count": len(self.conclusions),
            "nodes": [node.to_json() for node in self.nodes],
        }


class Verdict(NamedTuple):
    """What `rule` of `passage` says of a matter by the sign `ground`; `polarity` is as of a conclusion."""

    rule: str
    passage: str
    ground: str
    verdict: str
    words: Said
    polarity: str | None

    def to_json(self) -> dict[str, Any]:
        """Return the fields, the words by language."""
        known = self._asdict()
        del known["words"]
        return known | self.words._asdict()


class Topic(NamedTuple):
    """A matter that a question may be of.

    `uses` are its use gods, the foremost first, and `uses_en` their English names; `passages` judge it, ()
    where the text is silent; `also` are the names under which the text judges such a matter elsewhere, and
    `also_en` the same in English.
    """

    topic: str
    hans: str
    pinyin: str
    en: str
    uses: tuple[str, ...]
    uses_en: tuple[str, ...]
    passages: tuple[str, ...]
    also: tuple[str, ...]
    also_en: tuple[str, ...]
    verdicts: tuple[Verdict, ...]

    @classmethod
    def from_answer(cls, given: Mapping[str, Any]) -> Self:
        """Make the matter of what the doctrine answered."""
        lists = {name: tuple(given[name]) for name in _TOPIC_LISTS}
        verdicts = tuple(
            Verdict(**{key: at[key] for key in at if key not in ("zh", "en")}, words=Said(at["zh"], at["en"]))
            for at in given["verdicts"]
        )
        return cls(**dict(given) | lists | {"verdicts": verdicts})

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        lists = {name: list(getattr(self, name)) for name in _TOPIC_LISTS}
        return self._asdict() | lists | {"verdicts": [verdict.to_json() for verdict in self.verdicts]}


class Claim(NamedTuple):
    """What an example claims: that `goal` holds, fails, has just these values, or that no rule rests on it.

    `claim` is holds, fails, values, table or unused; `row` is that of a table, and `words` say it or the goal.
    `passages` are cited by the proof, () where nothing is to be proved.
    """

    claim: str
    goal: str
    row: str
    passages: tuple[str, ...]
    words: Said

    def to_json(self) -> dict[str, Any]:
        """Return the fields, the words as `zh` and `en`."""
        rest = {"claim": self.claim, "goal": self.goal, "row": self.row, "passages": list(self.passages)}
        return {**rest, **self.words.to_json()}


class Tension(NamedTuple):
    """A place where the text is at odds with itself."""

    number: int
    passages: tuple[str, ...]
    words: Said


class Later(NamedTuple):
    """What follows when the same cast is judged at a later time that the text speaks of; `words` say the goals."""

    time: Said
    goals: tuple[str, ...]
    words: tuple[Said, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the fields, the time as `zh` and `en`."""
        words = [said.to_json() for said in self.words]
        return {**self.time.to_json(), "goals": list(self.goals), "words": words}


@dataclass(frozen=True)
class Case:
    """A worked example of the text, judged in every cast it speaks of.

    `words` say what is cast and asked. Where it does not hold, `goal` is not as claimed in the cast `witness`
    for the reason `why`.
    """

    id: str
    passage: str
    words: Said
    note: Said
    holds: bool
    casts: int
    claims: tuple[Claim, ...]
    tensions: tuple[Tension, ...]
    later: tuple[Later, ...]
    witness: str
    goal: str
    why: str

    @classmethod
    def from_answer(cls, given: Mapping[str, Any]) -> Self:
        """Make the example of what the doctrine answered."""
        proofs = {proof["goal"]: tuple(proof["passages"]) for proof in given["proofs"]}
        return cls(
            id=given["id"],
            passage=given["passage"],
            words=Said(given["zh"], given["en"]),
            note=Said(given["note_zh"], given["note_en"]),
            holds=given["status"] == "holds",
            casts=given["casts"],
            claims=tuple(
                Claim(
                    claim["claim"],
                    claim["goal"],
                    claim["row"],
                    proofs.get(claim["goal"], ()),
                    Said(claim["zh"], claim["en"]),
                )
                for claim in given["claims"]
            ),
            tensions=tuple(
                Tension(tension["number"], tuple(tension["passages"]), Said(tension["zh"], tension["en"]))
                for tension in given["tensions"]
            ),
            later=tuple(
                Later(
                    Said(later["zh"], later["en"]),
                    tuple(later["goals"]),
                    tuple(map(Said, later["goals_zh"], later["goals_en"])),
                )
                for later in given["later"]
            ),
            witness=given["witness"],
            goal=given["goal"],
            why=given["why"],
        )

    def to_json(self) -> dict[str, Any]:
        """Return the example by the names of the published schema."""
        return {
            "id": self.id,
            "passage": self.passage,
            **self.words._asdict(),
            "note": self.note._asdict(),
            "holds": self.holds,
            "casts": self.casts,
            "claims": [claim.to_json() for claim in self.claims],
            "tensions": [
                {"number": number, "passages": list(passages), **words._asdict()}
                for number, passages, words in self.tensions
            ],
            "later": [later.to_json() for later in self.later],
            "witness": self.witness,
            "goal": self.goal,
            "why": self.why,
        }


class Predicate(NamedTuple):
    """A predicate of the public vocabulary: rules conclude it, or it is of the chart, a table or the readings.

    `kind` is rule, chart, table or reading; `module` names the source file; `takes` says what each argument may
    be, None for the chart; `passages` are cited by its rules.
    """

    name: str
    arity: int
    kind: str
    module: str
    takes: tuple[str | None, ...]
    passages: tuple[str, ...]


class Session(session.Session):
    """A handle on the doctrine; any number may be open, in any number of threads.

    Every method raises what `ask` raises, above all `InputError` for what is not allowed.
    """

    def consult(
        self,
        cast: Cast,
        *,
        about: str | None = None,
        for_: str | None = None,
        use: str | None = None,
        readings: Mapping[str, str] | None = None,
        all: bool = False,
        seconds: float = 10.0,
    ) -> Consultation:
        """Return what the doctrine concludes from `cast`.

        `about`, `for_`, `use` and `readings` add to what the cast says of itself. With `all` every conclusion
        for every line and use is given, not only those that bear on the use god.
        """
        asked = replace(
            cast,
            about=cast.about if about is None else about,
            for_=cast.for_ if for_ is None else for_,
            use=cast.use if use is None else use,
            readings={**cast.readings, **(readings or {})},
        )
        request = {"op": "consult", "cast": asked.to_request(), "all": all}
        return Consultation.from_answer(self.ask(request, seconds=seconds), asked)

    def query(self, goal: str, cast: Cast, *, limit: int | None = None, seconds: float = 10.0) -> Query:
        """Return the solutions of `goal`, the chart being its variable `Pan`; at most `limit` of them."""
        request = {"op": "query", "goal": goal, "cast": cast.to_request(), "limit": limit}
        answer = self.ask(request, seconds=seconds)
        return Query(
            answer["goal"], cast.understood(answer["cast"]), tuple(answer["solutions"]), answer["complete"]
        )

    def query_all(
        self, goal: str, casts: Mapping[str, Cast], *, limit: int | None = None, seconds: float = 60.0
    ) -> Query:
        """Return the solutions of `goal` over casts by name; at most `limit` of them.

        `pan(Name, Pan)` in the goal ranges over them; without it the goal ranges by its variable `Pan` over all,
        and the variable `Cast` of each solution is the name.
        """
        named = [{"name": name, "cast": cast.to_request()} for name, cast in casts.items()]
        request = {"op": "query", "goal": goal, "casts": named, "limit": limit}
        answer = self.ask(request, seconds=seconds)
        understood = {at["name"]: casts[at["name"]].understood(at["cast"]) for at in answer["casts"]}
        return Query(answer["goal"], None, tuple(answer["solutions"]), answer["complete"], understood)

    def find(
        self,
        goal: str,
        question: Cast | None = None,
        *,
        group: str | None = None,
        first: int = 3,
        sample: int | None = None,
        seed: int = 0,
        every: bool = False,
        jobs: int | None = None,
        progress: Progress | None = None,
    ) -> Found:
        """Return in how many of all casts `goal` holds; see `yimao.bridge.find.find`."""
        from yimao.bridge.find import find

        return find(
            self, goal, question, group=group, first=first, sample=sample, seed=seed, every=every, jobs=jobs,
            progress=progress,
        )  # fmt: skip

    def why(self, goal: str, cast: Cast, *, seconds: float = 10.0) -> Why:
        """Return a proof of each solution of `goal`, one conclusion of the vocabulary."""
        answer = self.ask({"op": "why", "goal": goal, "cast": cast.to_request()}, seconds=seconds)
        return Why(
            answer["goal"],
            cast.understood(answer["cast"]),
            tuple(Conclusion.from_json(conclusion) for conclusion in answer["conclusions"]),
            nodes_of(answer["nodes"]),
            answer["cast_en"],
        )

    def why_not(
        self, goal: str, cast: Cast, *, rather: str | None = None, depth: int = 0, seconds: float = 10.0
    ) -> WhyNot:
        """Return why `goal` does not hold: every rule that could have given it, and where it stops.

        With `rather`, a rival goal that does hold, why that and not this. Premises that are conclusions are
        opened `depth` levels further.
        """
        from yimao.bridge import explain

        request = {"op": "why_not", "goal": goal, "cast": cast.to_request(), "rather": rather, "depth": depth}
        return explain.WhyNot.from_answer(self.ask(request, seconds=seconds), cast)

    def when(self, goal: str, cast: Cast, *, seconds: float = 30.0) -> When:
        """Return the months and days in which `goal` would hold, and the fewest changes that make it hold."""
        from yimao.bridge import explain

        request = {"op": "when", "goal": goal, "cast": cast.to_request()}
        return explain.When.from_answer(self.ask(request, seconds=seconds), cast)

    def later(
        self,
        cast: Cast,
        *,
        use: str | None = None,
        at: datetime | None = None,
        day_starts: DayStarts = "23:00",
        summer_time: SummerTime = "correct",
        seconds: float = 60.0,
    ) -> Outlook:
        """Return when the state of the use gods turns in the months and days to come.

        With `at`, the moment of the cast with its zone, each turn has its date, reckoned as `Cast.at` does.
        Raises InputError for a cast of which neither month nor day is known: there is nowhere to walk from.
        """
        from yimao.bridge import explain
        from yimao.bridge.calendar import month_begins, pillar_date

        def dated(walk: str, ahead: int) -> str | None:
            if at is None:
                return None
            if walk == "month":
                return month_begins(at, ahead).date().isoformat()
            today = pillar_date(at, day_starts=day_starts, summer_time=summer_time)
            return (today + timedelta(days=ahead)).isoformat()

        asked = cast if use is None else replace(cast, use=use)
        if not (asked.month or asked.day or asked.term):
            raise InputError(
                "neither the month nor the day of the cast is given, and the walk begins there; give --month or "
                "--day, or the moment by --at"
            )
        answer = self.ask({"op": "later", "cast": asked.to_request()}, seconds=seconds)
        turns = [{**turn, "date": dated(turn["walk"], turn["ahead"])} for turn in answer["turns"]]
        return explain.Outlook.from_answer({**answer, "turns": turns}, asked)

    def readings(self) -> tuple[Reading, ...]:
        """Return the disputed readings, each at its default."""
        return tuple(Reading.from_json(reading) for reading in self.ask({"op": "readings"}))

    def topics(self, about: str | None = None) -> tuple[Topic, ...]:
        """Return the matters that a question may be of, or the one that `about` means."""
        return tuple(map(Topic.from_answer, self.ask({"op": "topics", "about": about})))

    def examples(self, *ids: str) -> tuple[str, ...]:
        """Return the ids of the worked examples in the order of the book, or of those named.

        An id such as `12-1` names one, the number of a chapter all of its own.
        Raises InputError for an id that is none of theirs.
        """
        known: tuple[str, ...] = tuple(self.ask({"op": "examples"}))
        found = []
        for id in ids:
            meant = [one for one in known if id in (one, one.partition("-")[0])]
            if not meant:
                span = f"{known[0]} to {known[-1]}, or a chapter"
                raise InputError(f"no example is {shown(id)}; they are {span}{guess(id, known)}")
            found += meant
        return tuple(dict.fromkeys(found)) if ids else known

    def cases(self, *ids: str, seconds: float = 60.0) -> Iterator[Case]:
        """Judge the worked examples named, of a chapter, or all of them, and yield each as it is judged.

        Raises InputError as `examples`.
        """
        for id in self.examples(*ids):
            answer = self.ask({"op": "cases", "id": id}, seconds=seconds)
            yield Case.from_answer(answer["cases"][0])

    def passage(self, given: str, *, seconds: float = 60.0) -> Passage | Chapter:
        """Return all that stands at a passage, its examples run, or a chapter in short.

        `given` is a citation (`12.5`, `12.5n`, `base`, `outer 22`), a passage's opening words, or the number
        or the name of a chapter.
        """
        from yimao.bridge.scholar import Chapter, Passage

        answer = self.ask({"op": "passage", "passage": given}, seconds=seconds)
        if "chapter" in answer:
            return Chapter.from_answer(answer["chapter"])
        return Passage.from_answer(answer["passage"])

    def chapters(self) -> tuple[Chapter, ...]:
        """Return the chapters with their passages in short, in the order of the book."""
        from yimao.bridge.scholar import Chapter

        return tuple(map(Chapter.from_answer, self.ask({"op": "passages"})["chapters"]))

    def sources(self) -> tuple[Brief, ...]:
        """Return what rules rest on outside these chapters: the common art and other chapters of the book."""
        from yimao.bridge.scholar import Brief

        return tuple(map(Brief.from_json, self.ask({"op": "passages"})["sources"]))

    def rules(
        self,
        *,
        chapter: str | None = None,
        passage: str | None = None,
        predicate: str | None = None,
        word: str | None = None,
        uses: str | None = None,
    ) -> Rules:
        """Return the rules that pass every filter given, in the order of the book.

        `predicate` is what they conclude, `word` stands in them or in how they read, and they rest on `uses`,
        a predicate, a reading, a term of the art or a value, at whatever remove.
        """
        from yimao.bridge.scholar import Rules

        filters = {
            "chapter": chapter, "passage": passage, "predicate": predicate, "word": word, "uses": uses,
        }  # fmt: skip
        return Rules.from_answer(self.ask({"op": "rules", **filters}))

    def glossary(self, term: str | None = None) -> tuple[Term, ...]:
        """Return the terms of the art that `term` may mean, or all of them."""
        from yimao.bridge.scholar import Term

        return tuple(map(Term.from_json, self.ask({"op": "glossary", "term": term})["terms"]))

    def vocabulary(self) -> tuple[Predicate, ...]:
        """Return the predicates that a goal may ask."""
        answer = self.ask({"op": "vocabulary"})["predicates"]
        return tuple(
            Predicate(**at | {"takes": tuple(at["takes"]), "passages": tuple(at["passages"])})
            for at in answer
        )

    def version(self) -> dict[str, Any]:
        """Return the version of SWI-Prolog, the number of rules and passages, and the default readings."""
        return dict(self.ask({"op": "version"}))
