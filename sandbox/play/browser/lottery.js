import { countDown } from "./count-down.js";
import { fill, head, make, money, moneyCall, open, stakeChooser, notifySite, wordsFor, wordsForDoubt } from "./game.js";

let stopTicking = () => undefined;
/** What is picked stays when the next draw begins. */
const picked = [];

void open((state) => (state.games ? showLobby(state) : showGame(state)));

/** Shows a game by its newest state; `lastStatus` is the message that the player has not read yet. */
function openGame(gameCode, lastStatus) {
  stopTicking();
  void open((state) => showGame(state, lastStatus), { gameCode });
}

function showLobby(state) {
  const games = state.games.map((game) =>
    make(
      "li",
      {},
      make(
        "button",
        {
          type: "button",
          class: "choice",
          onclick: () => {
            picked.length = 0;
            openGame(game.gameCode);
          },
        },
        make("img", { src: `${game.picture}&w=96`, alt: "", width: 48, height: 48 }),
        make("span", {}, game.name),
      ),
    ),
  );
  document.querySelector("#game").replaceChildren(make("ul", { class: "choices" }, ...games));
}

/** The player's latest bets. */
function betList(state) {
  const element = make("ul", { class: "bets" });
  return {
    element,
    show(all) {
      const rows = all.map((one) =>
        make(
          "li",
          {},
          make("span", {}, one.numero),
          make("b", {}, one.picks.replaceAll(",", " ")),
          make("span", { "data-won": Number(one.paid) > 0 }, outcomeOf(one, state)),
        ),
      );
      element.replaceChildren(...(rows.length > 0 ? rows : [make("li", {}, state.words.noBets)]));
    },
  };
}

/** Puts the parts of a game on its page. */
function layOut(state, { top, closes, status, board, chooser, bet, bets }) {
  const { words, pick } = state;
  document
    .querySelector("#game")
    .replaceChildren(
      top.element,
      make("div", { class: "draw" }, make("p", {}, fill(words.draw, state.draw)), closes),
      lastResult(state),
      make(
        "div",
        { class: "picks" },
        make("p", {}, fill(words.pick, { count: pick.count })),
        board.element,
        make(
          "div",
          { class: "helpers" },
          make("button", { type: "button", onclick: () => board.lucky() }, words.random),
          make("button", { type: "button", onclick: () => board.clear() }, words.clear),
        ),
      ),
      status,
      make("div", { class: "controls" }, chooser.element, bet),
      prizes(state),
      make("section", { class: "table" }, make("h2", {}, words.yourBets), bets.element),
    );
}

function showGame(state, lastStatus = "") {
  const { words, pick, gameCode } = state;
  const top = head(state);
  const closes = make("time", { class: "closes", role: "timer" });
  const sending = moneyCall("bet", state);
  const status = make("p", { class: "status", role: "status" }, wordsForDoubt(sending.inDoubt(), state) ?? lastStatus);
  const board = boardOf(pick, () => draw());
  const chooser = stakeChooser(state, () => draw());
  const bet = make("button", { class: "main", type: "button", onclick: place });
  const bets = betList(state);
  let closed = false;
  let busy = false;
  let old = false;

  layOut(state, { top, closes, status, board, chooser, bet, bets });
  bets.show(state.bets);
  board.show();
  stopTicking = countDown(
    state.draw,
    closes,
    words,
    () => {
      closed = true;
      draw();
    },
    () => renew(),
  );

  function draw() {
    const inDoubt = sending.inDoubt() !== undefined;
    const isPicked = picked.filter((number) => number !== undefined).length === pick.count;
    bet.textContent = betLabel(state, { inDoubt, closed, stake: chooser.stake() });
    bet.disabled = busy || (!inDoubt && (closed || !isPicked));
    // A bet whose outcome is unknown is sent again unchanged.
    chooser.element.inert = board.element.inert = inDoubt;
  }

  /** Only when no bet is pending or started meanwhile: the new page would not show how it went. */
  function renew(message) {
    old = true;
    if (busy || sending.inDoubt() !== undefined) return;
    busy = true;
    draw();
    openGame(gameCode, message);
  }

  async function place() {
    busy = true;
    draw();
    try {
      const request = { stake: chooser.stake(), numero: state.draw.numero, picks: [...picked], gameCode };
      const { bet: made, balance } = await sending.send(request);
      top.setBalance(balance);
      status.textContent = words.placed;
      // A bet whose outcome was unknown when the page was loaded may be in the list already.
      state.bets = [made, ...state.bets.filter(({ id }) => id !== made.id)];
      bets.show(state.bets);
      board.clear();
      notifySite("played");
    } catch (error) {
      status.textContent = wordsFor(error, words);
    }
    busy = false;
    draw();
    if (old) renew(status.textContent);
  }
}

/** What the button does now: send a bet again, nothing, or place one. */
function betLabel(state, { inDoubt, closed, stake }) {
  const { words } = state;
  if (inDoubt) return words.retry;
  return closed ? words.closed : fill(words.bet, { amount: money(stake, state) });
}

function outcomeOf({ paid, stake }, state) {
  if (paid === null) return `${money(stake, state)} · ${state.words.open}`;
  return Number(paid) > 0 ? fill(state.words.prize, { amount: money(paid, state) }) : state.words.lost;
}

function lastResult({ words, lastResult: { numero, number } }) {
  const balls = number
    .split("~")
    .flatMap((group, place) =>
      group.split(",").map((digit) => make("span", { class: "ball", "data-group": place }, digit)),
    );
  return make(
    "div",
    { class: "result" },
    make("span", {}, `${words.lastResult} ${numero}`),
    make("span", { class: "balls" }, ...balls),
  );
}

function prizes({ words, prizes: all }) {
  return make(
    "section",
    { class: "table" },
    make(
      "ul",
      {},
      ...all.map((prize) =>
        make("li", {}, fill(words.right, { count: prize.right, times: prize.times.toLocaleString("en-PH") })),
      ),
    ),
  );
}

/** Digits in columns, or numbers on a sheet. */
function boardOf(pick, changed) {
  const digits = pick.kind === "digits";
  const lowest = digits ? pick.lowest : 1;
  const numbers = Array.from({ length: pick.highest - lowest + 1 }, (_, index) => lowest + index);
  const buttons = [];
  const key = (number, row) => {
    const button = make(
      "button",
      { type: "button", class: "number", "aria-pressed": "false", onclick: () => toggle(number, row) },
      String(number),
    );
    buttons.push({ button, number, row });
    return button;
  };
  const rows = digits
    ? Array.from({ length: pick.count }, (_, row) =>
        make(
          "div",
          { class: "row", role: "group", "aria-label": String(row + 1) },
          ...numbers.map((number) => key(number, row)),
        ),
      )
    : [make("div", { class: "sheet" }, ...numbers.map((number) => key(number, 0)))];

  function toggle(number, row) {
    if (digits) picked[row] = picked[row] === number ? undefined : number;
    else if (picked.includes(number)) picked.splice(picked.indexOf(number), 1);
    else if (picked.length < pick.count) picked.push(number);
    show();
  }
  function show() {
    for (const { button, number, row } of buttons)
      button.setAttribute("aria-pressed", String(digits ? picked[row] === number : picked.includes(number)));
    changed();
  }
  function clear() {
    picked.length = 0;
    show();
  }
  function lucky() {
    const left = [...numbers];
    picked.length = 0;
    for (let row = 0; row < pick.count; row++) {
      const index = Math.floor(Math.random() * left.length);
      picked.push(digits ? left[index] : left.splice(index, 1)[0]);
    }
    if (!digits) picked.sort((one, other) => one - other);
    show();
  }
  return { element: make("div", { class: "board" }, ...rows), clear, lucky, show };
}
