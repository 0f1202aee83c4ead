import { afterEach, beforeEach, vi, type MockInstance } from "vitest";
import type { GameKind } from "../../sandbox/play/game-page.ts";

interface SentCall {
  call: string;
  input: { key?: string };
  answer(value: unknown): Promise<void>;
  refuse(code: string): Promise<void>;
  lose(): Promise<void>;
}

let listening: MockInstance<typeof document.addEventListener>;
/** The page's requests to its server, in order; each waits for its answer. */
let sent: SentCall[];
/** The requests of one call. */
export const of = (call: string) => sent.filter((one) => one.call === call);
const turn = async () => void (await vi.advanceTimersByTimeAsync(0));
/** The button with this text. */
export const button = (words: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words)!;
/** What the server of every demo game says of it. */
export const gameState = {
  seat: "maria real 10001",
  language: "EN",
  name: "Game",
  picture: "/p?m=acme",
  backUrl: "http://acme.localhost/m/home",
  currency: "PHP",
  balance: "100.00",
  mode: "real",
  stakes: ["1.00"],
};
/** Opens a game's page as its server delivers it; a second call is a reload. */
export async function open(game: GameKind, state: object): Promise<void> {
  vi.resetModules();
  document.body.replaceChildren(Object.assign(document.createElement("main"), { id: "game" }));
  const file = `../../sandbox/play/browser/${game}.js`;
  await import(/* @vite-ignore */ file);
  await of("state").at(-1)!.answer(state);
}

beforeEach(() => {
  sent = [];
  listening = vi.spyOn(document, "addEventListener");
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal(
    "fetch",
    (address: string, { body }: { body: string }) =>
      new Promise((resolve, reject) => {
        const settle = (action: () => void) => {
          action();
          return turn();
        };
        sent.push({
          call: address.replace("/play/", ""),
          input: JSON.parse(body) as { key?: string },
          answer: (value) => settle(() => resolve(Response.json({ value }))),
          refuse: (code) => settle(() => resolve(Response.json({ error: { code } }))),
          lose: () => settle(() => reject(new TypeError("lost"))),
        });
      }),
  );
});
afterEach(() => {
  // The next test has a new page, so this one's listeners are removed.
  for (const [name, listener] of listening.mock.calls) document.removeEventListener(name, listener);
});
