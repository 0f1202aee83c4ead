import { fill, make } from "./game.js";
import { betGroup, openRounds } from "./round-page.js";

const PLAYED_MS = 1400;

openRounds((state) => {
  const { words, bets, fixtures } = state;
  const group = betGroup(state);
  const nameOf = (index, side) => (side === "draw" ? words.bets.draw : fixtures[index][side].name);
  const card = ({ title }, index) =>
    make(
      "div",
      { class: "fixture", role: "group", "aria-label": title },
      make("p", {}, title),
      make(
        "div",
        { class: "sides" },
        ...bets
          .filter(({ id }) => placeOf(id).index === index)
          .map((bet) => group.option(bet, make("span", {}, nameOf(index, placeOf(bet.id).side)))),
      ),
    );
  const board = boardOf();
  group.changed = () => board.show(fixtures[placeOf(group.bet()).index]);
  const cards = group.set(...fixtures.map(card));
  group.changed();
  return {
    ...group,
    parts: [board.element, cards],
    ms: PLAYED_MS,
    start: () => board.run(),
    stop: () => board.end(),
    show: ({ score, winner }) => board.end(score, winner),
    says: ({ winner, home, away }) =>
      winner === "draw" ? words.says.draw : fill(words.says.wins, { name: winner === "home" ? home : away }),
    label: ({ winner, home, away, score }) =>
      make(
        "span",
        {},
        score ? `${home} ${score.join(":")} ${away}` : winner === "draw" ? words.bets.draw : { home, away }[winner],
      ),
  };
});

/** A bet's match and side, which its id names. */
function placeOf(id) {
  const [index, side] = id.split(":");
  return { index: Number(index), side };
}

/** The scoreboard of the match that is bet on. */
function boardOf() {
  const score = make("strong", { class: "score" });
  const element = make("div", { class: "stage board-of-match" });
  const sideOf = (side, { name, picture }) =>
    make(
      "div",
      { class: "side", "data-side": side },
      make("img", { src: `${picture}&w=192`, alt: "", width: 88, height: 88 }),
      make("span", {}, name),
    );
  const end = (points, winner) => {
    delete element.dataset.playing;
    score.textContent = points ? points.join(" : ") : "–";
    if (winner) element.dataset.winner = winner;
  };
  return {
    element,
    end,
    show({ home, away }) {
      delete element.dataset.winner;
      element.replaceChildren(sideOf("home", home), score, sideOf("away", away));
      end();
    },
    run() {
      delete element.dataset.winner;
      element.dataset.playing = "";
      score.textContent = "…";
    },
  };
}
