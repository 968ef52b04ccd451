"""A review as one page of HTML that needs nothing beside it: for keeping, printing, and sending."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from happycity.cli.game.naming import names_of
from happycity.cli.game.reviewing import SUMS, chances_of, points, sums_of
from happycity.review import Choice, Decision, Reveal, Review
from happycity.review.moments import decisive
from happycity.texts import Texts

WIDTH, HEIGHT, MARGIN = 860, 280, 40
# Each seat has a colour and a pattern of its own: colour alone tells nobody anything.
LINES = (
    ("#7b3fb5", ""),
    ("#c2185b", "10 4"),
    ("#00796b", "3 4"),
    ("#b26a00", "12 4 3 4"),
    ("#3b5bb5", "6 6"),
)


def page_of(review: Review, players: object, texts: Texts) -> str:
    """The whole page, in a language; `players` is whatever the record says of their names."""
    return _Page(review, names_of(players, review.story.players, texts), texts).whole()


class _Page:
    def __init__(self, review: Review, names: Sequence[str], texts: Texts) -> None:
        self._review, self._names, self._texts = review, names, texts
        self._say = texts.message

    def whole(self) -> str:
        title = escape(" – ".join(self._names))
        style = files("happycity.cli.game").joinpath("review_page.css").read_text(encoding="utf-8")
        parts = (self._sums(), self._chances(), self._turned(), self._decisions())
        return (
            f'<!doctype html>\n<html lang="{self._texts.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{title} · Happy City</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
            f"<h1>{title}</h1>\n{''.join(parts)}</main>\n</body>\n</html>\n"
        )

    def _section(self, title: str, about: str, body: str) -> str:
        explained = f'<p class="about">{escape(about)}</p>\n' if about else ""
        return f"<section>\n<h2>{escape(title)}</h2>\n{explained}{body}</section>\n"

    # --- parts ------------------------------------------------------------------------------------

    def _sums(self) -> str:
        head = [self._say(key) for key in ("sheet-player", *SUMS)]
        rows = [
            (name, *sums) for name, sums in zip(self._names, sums_of(self._review, self._texts), strict=True)
        ]
        return self._section(self._say("review-sums"), self._say("review-sums-about"), _table(head, rows))

    def _chances(self) -> str:
        rounds = self._review.story.rounds
        head = [self._say("sheet-round"), *self._names]
        rows = [(str(one.round), *chances_of(one.chances, self._texts)) for one in rounds]
        body = self._chart() + _table(head, rows)
        return self._section(self._say("story-chances"), self._say("story-chances-about"), body)

    def _chart(self) -> str:
        """The chances after every move; the table below has those of every round."""
        chances = self._review.story.chances
        across, up = (WIDTH - 2 * MARGIN) / max(1, len(chances) - 1), HEIGHT - 2 * MARGIN
        parts = [
            f'<line class="grid" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y}" y2="{y}"/>'
            f'<text x="4" y="{y + 4}">{self._texts.percent(percent / 100)}</text>'
            for percent, y in ((part, HEIGHT - MARGIN - up * part / 100) for part in (0, 50, 100))
        ]
        for seat, name in enumerate(self._names):
            colour, dashes = LINES[seat]
            at = " ".join(
                f"{MARGIN + across * i:.1f},{HEIGHT - MARGIN - up * row[seat]:.1f}"
                for i, row in enumerate(chances)
            )
            drawn = f'stroke="{colour}" stroke-dasharray="{dashes}"'
            parts.append(f'<polyline {drawn} points="{at}"/>')
            x = MARGIN + 150 * seat
            parts.append(f'<line {drawn} stroke-width="3" x1="{x}" x2="{x + 30}" y1="14" y2="14"/>')
            parts.append(f'<text x="{x + 36}" y="18">{escape(name[:14])}</text>')
        return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{"".join(parts)}</svg>\n'

    def _turned(self) -> str:
        turned = decisive(self._review.story.reveals, self._review.decisions)
        if not turned:
            return ""
        told = [self._reveal(one) if isinstance(one, Reveal) else self._blunder(one) for one in turned]
        return self._section(self._say("story-moments"), "", "".join(told))

    def _reveal(self, reveal: Reveal) -> str:
        assert reveal.event is not None, "only what can be told turned the game"
        seat = reveal.most_changed
        before, after = (self._texts.percent(chances[seat]) for chances in (reveal.before, reveal.after))
        chance = self._say("story-moment-chance", name=self._names[seat], before=before, after=after)
        event = self._texts.event(reveal.event, self._names)
        return _article(self._say("story-round", round=reveal.round), [event, chance], "")

    def _decisions(self) -> str:
        title, mistakes = self._say("review-choices"), self._review.mistakes
        if not mistakes:
            return self._section(title, self._say("review-none"), "")
        body = "".join(self._decision(decision) for decision in mistakes)
        return self._section(title, self._say("review-choices-about"), body)

    def _blunder(self, decision: Decision) -> str:
        move = self._texts.move(decision.played.move, seats=self._names)
        return _article(self._said(decision), [move], "")

    def _said(self, decision: Decision) -> str:
        facts = {"name": self._names[decision.seat], "cost": points(-decision.cost, self._texts)}
        return self._say("review-decision", round=decision.round, grade=decision.grade.value, **facts)

    def _decision(self, decision: Decision) -> str:
        said = self._said(decision)
        grounds = [self._texts.ground(one.code, one.facts, self._names) for one in decision.grounds]
        return _article(said, grounds, _table((), list(self._choices(decision)), best=0))

    def _choices(self, decision: Decision) -> Iterator[tuple[str, ...]]:
        for choice in decision.verdict.choices:
            move = self._texts.move(decision.move_of(choice), seats=self._names)
            mark = "◀" if choice is decision.choice else ""
            yield (
                move,
                self._texts.percent(choice.chances[decision.seat]),
                self._behind(decision, choice),
                mark,
            )

    def _behind(self, decision: Decision, choice: Choice) -> str:
        if choice is decision.verdict.best:
            return ""
        return self._say("hint-equal") if choice.is_equal else points(-choice.behind, self._texts)


def _article(title: str, lines: Sequence[str], more: str) -> str:
    told = "".join(f"<p>{escape(line)}</p>\n" for line in lines)
    return f"<article>\n<h3>{escape(title)}</h3>\n{told}{more}</article>\n"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], best: int | None = None) -> str:
    titles = "".join(f'<th scope="col">{escape(title)}</th>' for title in head)
    top = f"<thead><tr>{titles}</tr></thead>\n" if head else ""
    body = "".join(_row(row, number == best) for number, row in enumerate(rows))
    return f'<div class="scroll"><table>\n{top}<tbody>\n{body}</tbody>\n</table></div>\n'


def _row(cells: Sequence[str], is_best: bool) -> str:
    told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr class="best">{told}</tr>\n' if is_best else f"<tr>{told}</tr>\n"
