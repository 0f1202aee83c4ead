import { fill, head, make, money, moneyCall, open, stakeChooser, notifySite, wordsFor, wordsForDoubt } from "./game.js";

const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
const ROUNDS_SHOWN = 8;

/** A pause for something to be seen; none where motion is reduced. */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, isCalm ? 0 : ms));

/**
 * The page of a game with rounds: picture and balance, the game's stage, its bets, stake and button, and the latest
 * rounds. A kind gives for a state:
 * - `parts` above the status, and `more` below the controls
 * - `bet()`, the chosen one, and `choose(bet)`
 * - `start()` when a round begins, which takes `ms` at least; `stop()` when it fails; `show(round)` when it ends
 * - `says(round)`, a sentence about its ending, and `label(round)`, a word or two
 */
export const openRounds = (kindOf) => void open((state) => showTable(state, kindOf(state)));

function showTable(state, kind) {
  const { words } = state;
  const top = head(state);
  const round = moneyCall("round", state);
  const status = make("p", { class: "status", role: "status" }, wordsForDoubt(round.inDoubt(), state) ?? words.idle);
  const chooser = stakeChooser(state, () => undefined);
  const button = make("button", { class: "main", type: "button", onclick: play }, words.play);
  const latest = roundList(state, kind);
  const choices = make("div", { class: "choosing" }, ...kind.parts);
  let isBusy = false;
  document
    .querySelector("#game")
    .replaceChildren(
      top.element,
      choices,
      status,
      make("div", { class: "controls" }, chooser.element, button),
      ...(kind.more ?? []),
      latest.element,
    );
  showDoubt();

  async function play() {
    if (isBusy) return;
    setBusy(true);
    status.textContent = "";
    kind.start();
    const [answer] = await Promise.allSettled([
      round.send({ stake: chooser.stake(), bet: kind.bet() }),
      pause(kind.ms ?? 0),
    ]);
    if (answer.status === "fulfilled") await showRound(answer.value);
    else showFailure(answer.reason);
    setBusy(false);
    showDoubt();
  }

  /** A disabled button would lose the keyboard's focus with every round. */
  function setBusy(busy) {
    isBusy = busy;
    button.setAttribute("aria-disabled", String(busy));
    choices.inert = chooser.element.inert = busy;
  }

  async function showRound(value) {
    await kind.show(value);
    status.textContent = [kind.says(value), winOf(value, state)].filter(Boolean).join(" ");
    latest.add(value);
    top.setBalance(value.balance);
    notifySite("played");
  }

  function showFailure(reason) {
    kind.stop();
    status.textContent = wordsFor(reason, words);
  }

  /** A round in doubt is sent again as it is. */
  function showDoubt() {
    const doubtful = round.inDoubt();
    if (doubtful?.bet) kind.choose(doubtful.bet);
    chooser.element.inert = choices.inert = doubtful !== undefined;
    button.textContent = doubtful ? words.retry : words.play;
  }
}

/** What a round brought: a prize, the stake back, or nothing. */
function winOf({ paid, stake }, state) {
  const { words } = state;
  const amount = money(paid, state);
  if (Number(paid) === 0) return words.notWon;
  return fill(Number(paid) === Number(stake) ? words.stakeBack : words.won, { amount });
}

function roundList(state, kind) {
  const { words } = state;
  let { rounds } = state;
  const list = make("ul", { class: "rounds" });
  const row = (round) =>
    make(
      "li",
      {},
      kind.label(round),
      make("b", { "data-won": Number(round.paid) > Number(round.stake) }, paidOf(round, state)),
    );
  const draw = () => list.replaceChildren(...(rounds.length > 0 ? rounds.map(row) : [make("li", {}, words.noRounds)]));
  draw();
  return {
    element: make("section", { class: "table" }, make("h2", {}, words.rounds), list, returnsOf(state)),
    /** A round that was in doubt when the page opened may be listed already. */
    add(round) {
      rounds = [round, ...rounds.filter(({ id }) => id !== round.id)].slice(0, ROUNDS_SHOWN);
      draw();
    },
  };
}

const paidOf = ({ paid, stake }, state) => (Number(paid) === 0 ? `−${money(stake, state)}` : `+${money(paid, state)}`);

/** The long-run return of the bets: one for all, by name, or where bets have none of their own, from the lowest to the highest. */
function returnsOf({ bets, words }) {
  const percents = bets.map(({ returns }) => percentOf(returns));
  const sorted = [...bets].sort((one, other) => one.returns - other.returns).map(({ returns }) => percentOf(returns));
  const isNamed = bets.every(({ id }) => words.bets[id]);
  const listed = isNamed
    ? bets.map(({ id }, place) => `${words.bets[id]} ${percents[place]}`).join(", ")
    : `${sorted[0]}–${sorted.at(-1)}`;
  const percent = new Set(percents).size === 1 ? percents[0] : listed;
  return make("p", { class: "returns" }, fill(words.returns, { percent }));
}

/** A fraction as people write it: "94.1%". */
const percentOf = (fraction) => `${(fraction * 100).toFixed(1).replace(".0", "")}%`;

/** The bets as one group of radio buttons, the first one chosen. */
export function betGroup({ bets, words }) {
  const digits = bets.every(({ pays }) => Number.isInteger(pays)) ? 0 : 2;
  const inputs = new Map();
  const group = {
    changed: () => undefined,
    bet: () => [...inputs].find(([, input]) => input.checked)?.[0],
    choose(id) {
      const input = inputs.get(id);
      if (input) input.checked = true;
      group.changed();
    },
    /** One bet: what is in it, and what it pays. */
    option({ id, pays }, ...content) {
      const input = make("input", { type: "radio", name: "bet", value: id, onchange: () => group.changed() });
      input.checked = inputs.size === 0;
      inputs.set(id, input);
      return make(
        "label",
        { class: "option", "data-bet": id },
        input,
        ...content,
        make("b", {}, `${pays.toFixed(digits)}×`),
      );
    },
    /** Several bets under their heading. */
    set: (...options) => make("fieldset", { class: "options" }, make("legend", {}, words.choose), ...options),
  };
  return group;
}
