// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import { button, gameState, of, open } from "../../tests/support/game-browser.ts";
import { roundWords } from "./round-words.ts";
import { roundKinds, type RoundKind } from "./rules/kinds.ts";
import { playWords } from "./words.ts";

const game = { merchant_code: "acme", node_id: "10001", game_type: "SPORTS" };
const status = () => document.querySelector(".status")!.textContent;
const rounds = () => [...document.querySelectorAll(".rounds li b")].map(({ textContent }) => textContent);
const chosen = () => document.querySelector<HTMLInputElement>(".option input:checked")?.value;

/** A game as its own rules show it, played with its last bet. */
function gameOf(kind: RoundKind) {
  const { bets, shows, play } = roundKinds[kind];
  const all = bets(game);
  const last = all.at(-1)!.id;
  const words = { ...playWords("EN"), ...roundWords(kind, "EN") };
  return {
    words,
    bets: all,
    last,
    state: { ...gameState, words, bets: all, rounds: [], ...shows(game, (_kind, key) => `/p/${key}?m=acme`) },
    ended: (paid: string) => ({
      ...play(last, () => 0, game).outcome,
      id: "r1",
      bet: last,
      stake: "1.00",
      paid,
      balance: "103.00",
    }),
    playLast() {
      document.querySelector<HTMLElement>(`.option input[value="${last}"]`)?.click();
      button(words.play).click();
    },
  };
}
/** The server's answer, and the time that the page takes to show it. */
async function shown(answer: Promise<void>) {
  await answer;
  await vi.advanceTimersByTimeAsync(100);
}

describe.each(Object.keys(roundKinds) as RoundKind[])("a game of the kind %s", (kind) => {
  const { words, bets, last, state, ended, playLast } = gameOf(kind);
  const hasChoice = bets.length > 1;

  test("sends the chosen bet once, and shows what it paid, the balance and the round among the latest", async () => {
    await open(kind, state);
    expect([status(), document.querySelectorAll(".option").length]).toEqual([words.idle, hasChoice ? bets.length : 0]);
    playLast();
    button(words.play).click();
    expect(of("round").map(({ input }) => input)).toMatchObject([{ stake: "1.00", ...(hasChoice && { bet: last }) }]);
    await shown(of("round")[0]!.answer(ended("4.00")));
    expect(status()).toMatch(/You won ₱4\.00$/);
    expect([rounds(), document.querySelector(".balance")!.textContent]).toEqual([["+₱4.00"], "₱103.00"]);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\{/);
  });

  test("says in a sentence that the balance is too low; an unconfirmed round keeps its bet over a reload", async () => {
    await open(kind, state);
    playLast();
    await shown(of("round")[0]!.refuse("funds.missing"));
    expect([status(), rounds()]).toEqual([words.errors["funds.missing"], []]);
    button(words.play).click();
    await shown(of("round")[1]!.refuse("failed"));
    await open(kind, state);
    expect([chosen(), button(words.retry).textContent]).toEqual([hasChoice ? last : undefined, words.retry]);
  });
});

test("a stake that came back is shown as such, and a round that is listed already once", async () => {
  const { state, ended, playLast } = gameOf("cards");
  await open("cards", { ...state, rounds: [ended("1.00")] });
  playLast();
  await shown(of("round")[0]!.answer(ended("1.00")));
  expect(status()).toMatch(/Your stake of ₱1\.00 is back$/);
  expect(rounds()).toEqual(["+₱1.00"]);
});
