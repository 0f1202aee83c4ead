import { make } from "./game.js";
import { openRounds } from "./round-page.js";

/** The symbols by their place in the machine's table, the rarest first. */
const GLYPHS = ["7", "★", "♦", "♥", "♣", "●", "▲"];
const SPIN_MS = 700;

openRounds((state) => {
  const cells = Array.from({ length: 9 }, (_, place) =>
    make("span", { class: "cell", "data-symbol": (place * 3) % GLYPHS.length }, GLYPHS[(place * 3) % GLYPHS.length]),
  );
  const reels = make("div", { class: "reels", role: "img", "aria-label": state.words.play }, ...cells);
  return {
    parts: [reels],
    more: [payTable(state)],
    ms: SPIN_MS,
    bet: () => undefined,
    choose: () => undefined,
    says: () => "",
    label: ({ grid }) =>
      make(
        "span",
        {},
        grid
          .slice(3, 6)
          .map((symbol) => GLYPHS[symbol])
          .join(" "),
      ),
    start() {
      reels.dataset.spinning = "";
      reels.removeAttribute("data-won");
    },
    stop: () => delete reels.dataset.spinning,
    show({ grid, lines }) {
      const winning = new Set(lines.flatMap((line) => state.lines[line]));
      delete reels.dataset.spinning;
      cells.forEach((cell, place) => {
        cell.textContent = GLYPHS[grid[place]];
        cell.dataset.symbol = grid[place];
        cell.toggleAttribute("data-winning", winning.has(place));
      });
      reels.setAttribute("aria-label", grid.map((symbol) => GLYPHS[symbol]).join(" "));
      reels.toggleAttribute("data-won", lines.length > 0);
    },
  };
});

function payTable({ words, pays }) {
  return make(
    "section",
    { class: "table" },
    make("h2", {}, words.idle),
    make(
      "ul",
      {},
      ...pays.map((times, symbol) =>
        make("li", {}, make("span", { "data-symbol": symbol }, GLYPHS[symbol].repeat(3)), make("b", {}, `${times}×`)),
      ),
    ),
  );
}
