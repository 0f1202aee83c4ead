/** What the demo games share: their ticket, what they ask, their words and money, and what they notifySite the page around them. */
import { pendingCall } from "./pending-call.js";

const ticket = location.hash.slice(1);
const NO_ANSWER_MS = 10_000;
const TRIES = 3;

/** What a game answers instead of a value. */
export class Refused extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** Asks the game's server. What was lost on the way is sent again with the same key, so that nothing is taken twice. */
export async function ask(call, input = {}) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await askOnce(call, input);
    } catch (error) {
      if (error instanceof Refused || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 600 * attempt));
    }
  }
}

async function askOnce(call, input) {
  const response = await fetch(`/play/${call}`, {
    method: "POST",
    headers: { authorization: `Bearer ${ticket}`, "content-type": "application/json" },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(NO_ANSWER_MS),
  });
  const answer = await response.json();
  if (answer.error) throw new Refused(answer.error.code);
  return answer.value;
}

/** A call that moves money, from one seat. While it is not known whether the call got through, the next try repeats it under the same key, whatever the page shows by then, also after a reload. */
export function moneyCall(call, { seat }) {
  const stored = pendingCall(`${call} ${seat}`);
  return {
    /** The call whose outcome is still unknown; undefined where there is none. */
    inDoubt: stored.current,
    async send(input) {
      const doubtful = stored.current();
      const request = doubtful ?? stored.keep({ ...input, key: crypto.randomUUID() });
      try {
        const value = await ask(call, request);
        stored.forget();
        return value;
      } catch (error) {
        if (isRefusal(error, doubtful)) stored.forget();
        throw error;
      }
    },
  };
}

/** Whether it is certain that nothing was done. A game may fail after the money has moved, and an expired ticket says nothing about a call that was sent while it was valid. */
function isRefusal(error, doubtful) {
  if (!(error instanceof Refused) || error.code === "failed") return false;
  return doubtful === undefined || error.code !== "ticket.unknown";
}

/** Opens the game: its state, or why there is none, in place of everything. */
export async function open(show, input) {
  try {
    const state = await ask("state", input);
    document.documentElement.lang = state.language === "TY" ? "fil" : "en";
    document.title = state.name ?? "";
    show(state);
    notifySite("ready", { backUrl: state.backUrl });
  } catch (error) {
    showProblem(error);
    notifySite("ready", {});
  }
}

/** Sends a message to the page around the game. It contains nothing secret, so any site may receive it. */
export function notifySite(what, more = {}) {
  if (window.parent !== window) window.parent.postMessage({ game: what, ...more }, "*");
}

/** Before there are words, the game has only these. */
const FIRST_WORDS = {
  "ticket.unknown":
    "This game is over. Open it again from the lobby. / Tapos na ang larong ito. Buksan muli mula sa lobby.",
};
const NO_CONNECTION = "No connection. / Walang koneksyon.";

function showProblem(error) {
  const text = error instanceof Refused ? (FIRST_WORDS[error.code] ?? error.code) : NO_CONNECTION;
  document
    .querySelector("#game")
    .replaceChildren(
      make("p", { class: "problem", role: "alert" }, text),
      make("button", { class: "main", type: "button", onclick: () => location.reload() }, "↻"),
    );
}

/** The words for something that went wrong while playing. */
export function wordsFor(error, words) {
  return error instanceof Refused ? (words.errors[error.code] ?? words.errors.failed) : words.offline;
}

/** The words for a call whose outcome is unknown when the game opens; undefined where none is. */
export function wordsForDoubt(pending, state) {
  if (!pending) return undefined;
  const amount = money(pending.stake, state);
  return pending.numero === undefined
    ? fill(state.words.unsettled, { amount })
    : fill(state.words.unsettledBet, { amount, numero: pending.numero, picks: pending.picks.join(" ") });
}

/** An element with its attributes and what is in it; text is text. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** "{amount}" and such, filled in. */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_whole, name) => String(values[name] ?? ""));

/** Money as people of the market write it. */
export function money(amount, { currency }) {
  return new Intl.NumberFormat("en-PH", { style: "currency", currency }).format(Number(amount));
}

/** Picture, name and balance, and the way back where the game is not framed. */
export function head(state) {
  const balance = make("strong", { class: "balance" }, money(state.balance, state));
  const back =
    window.parent === window && make("a", { class: "back", href: state.backUrl, "aria-label": state.words.back }, "‹");
  const element = make(
    "header",
    {},
    back || undefined,
    make("img", { src: `${state.picture}&w=96`, alt: "", width: 44, height: 44 }),
    make("h1", {}, state.name),
    make(
      "p",
      { class: "purse" },
      make("span", {}, state.mode === "free" ? state.words.funMoney : state.words.balance),
      balance,
    ),
  );
  return {
    element,
    setBalance: (amount) => {
      balance.textContent = money(amount, state);
    },
  };
}

/** Chooses one of several stakes. */
export function stakeChooser(state, changed) {
  let place = 0;
  const shown = make("output", {}, money(state.stakes[0], state));
  const step = (by) => {
    place = Math.min(state.stakes.length - 1, Math.max(0, place + by));
    shown.textContent = money(state.stakes[place], state);
    changed(state.stakes[place]);
  };
  const element = make(
    "div",
    { class: "stake", role: "group", "aria-label": state.words.stake },
    make("button", { type: "button", "aria-label": state.words.less, onclick: () => step(-1) }, "−"),
    make("p", {}, make("span", {}, state.words.stake), shown),
    make("button", { type: "button", "aria-label": state.words.more, onclick: () => step(1) }, "+"),
  );
  return { element, stake: () => state.stakes[place] };
}
