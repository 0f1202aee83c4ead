import { fill, head, make, money, moneyCall, open, stakeChooser, notifySite, wordsFor, wordsForDoubt } from "./game.js";

/** The symbols by their place in the machine's table, the rarest first. */
const GLYPHS = ["7", "★", "♦", "♥", "♣", "●", "▲"];
const SPIN_MS = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 700;

void open(showMachine);

function showMachine(state) {
  const { words } = state;
  const top = head(state);
  const cells = Array.from({ length: 9 }, (_, place) =>
    make("span", { class: "cell", "data-symbol": (place * 3) % GLYPHS.length }, GLYPHS[(place * 3) % GLYPHS.length]),
  );
  const round = moneyCall("round", state);
  const status = make("p", { class: "status", role: "status" }, wordsForDoubt(round.inDoubt(), state) ?? words.pays);
  const chooser = stakeChooser(state, () => undefined);
  const button = make("button", { class: "main", type: "button", onclick: play }, words.spin);
  const reels = make("div", { class: "reels", role: "img", "aria-label": words.spin }, ...cells);
  document
    .querySelector("#game")
    .replaceChildren(
      top.element,
      reels,
      status,
      make("div", { class: "controls" }, chooser.element, button),
      payTable(state),
    );
  showDoubt();

  async function play() {
    button.disabled = true;
    reels.dataset.spinning = "";
    reels.removeAttribute("data-won");
    status.textContent = "";
    const [answer] = await Promise.allSettled([
      round.send({ stake: chooser.stake() }),
      new Promise((resolve) => setTimeout(resolve, SPIN_MS)),
    ]);
    delete reels.dataset.spinning;
    if (answer.status === "fulfilled") showRound(answer.value);
    else status.textContent = wordsFor(answer.reason, words);
    showDoubt();
    button.disabled = false;
  }

  /** A round in doubt is sent again as it is. */
  function showDoubt() {
    const inDoubt = round.inDoubt() !== undefined;
    chooser.element.inert = inDoubt;
    button.textContent = inDoubt ? words.retry : words.spin;
  }

  function showRound({ grid, lines, paid, balance }) {
    const winning = new Set(lines.flatMap((line) => state.lines[line]));
    cells.forEach((cell, place) => {
      cell.textContent = GLYPHS[grid[place]];
      cell.dataset.symbol = grid[place];
      cell.toggleAttribute("data-winning", winning.has(place));
    });
    reels.setAttribute("aria-label", grid.map((symbol) => GLYPHS[symbol]).join(" "));
    reels.toggleAttribute("data-won", lines.length > 0);
    status.textContent = lines.length > 0 ? fill(words.won, { amount: money(paid, state) }) : words.notWon;
    top.setBalance(balance);
    notifySite("played");
  }
}

function payTable({ words, pays }) {
  return make(
    "section",
    { class: "table" },
    make("h2", {}, words.pays),
    make(
      "ul",
      {},
      ...pays.map((times, symbol) =>
        make("li", {}, make("span", { "data-symbol": symbol }, GLYPHS[symbol].repeat(3)), make("b", {}, `${times}×`)),
      ),
    ),
  );
}
