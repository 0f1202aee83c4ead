// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import { button, gameState, of, open } from "../../tests/support/game-browser.ts";
import { roundWords } from "./round-words.ts";
import { playWords } from "./words.ts";

const words = { ...playWords("EN"), ...roundWords("slot", "EN") };
const common = { ...gameState, words };
const draw = { numero: "7", closesInSeconds: 40, remainSeconds: 60 };
const lottery = {
  ...common,
  gameCode: "MINUTO3",
  draw,
  pick: { kind: "numbers", count: 1, highest: 3 },
  bets: [],
  prizes: [],
  lastResult: { numero: "6", number: "1" },
};
const slot = { ...common, lines: [], pays: [], bets: [], rounds: [] };
const paidRound = { id: "r1", bet: "lines", stake: "1.00", paid: "4.00", balance: "103.00" };
const bet = { id: "b1", numero: "7", picks: "1", stake: "1.00", paid: null };

describe("two taps at once", () => {
  test("on spin are one round", async () => {
    await open("slot", slot);
    for (let tap = 0; tap < 2; tap++) button(words.play).click();
    expect(of("round")).toHaveLength(1);
  });
  test("on bet are one bet", async () => {
    await open("lottery", lottery);
    button("1").click();
    const place = button("Bet ₱1.00");
    for (let tap = 0; tap < 2; tap++) place.click();
    expect(of("bet")).toHaveLength(1);
  });
});

describe("a page that was suspended", () => {
  const wake = () => document.dispatchEvent(new Event("visibilitychange"));
  const shownBets = () => [...document.querySelectorAll(".bets li")].map(({ textContent }) => textContent);

  test("fetches the current draw, and accepts no bet for the previous one meanwhile", async () => {
    await open("lottery", lottery);
    button("1").click();
    wake();
    expect(of("state")).toHaveLength(2);
    expect(button("Bet ₱1.00").disabled).toBe(true);
    await of("state")[1]!.answer({ ...lottery, draw: { ...draw, numero: "8" } });
    expect(document.querySelector(".draw")!.textContent).toContain("Draw 8");
    expect(button("Bet ₱1.00").disabled).toBe(false);
  });
  test("while a bet was pending shows its outcome first: there is no second bet under another key", async () => {
    await open("lottery", lottery);
    button("1").click();
    button("Bet ₱1.00").click();
    wake();
    expect(of("state")).toHaveLength(1);
    await of("bet")[0]!.lose();
    await vi.advanceTimersByTimeAsync(600);
    expect(of("bet").map(({ input }) => input.key)).toEqual([of("bet")[0]!.input.key, of("bet")[0]!.input.key]);
    await of("bet")[1]!.answer({ bet, balance: "99.00" });
    await of("state")[1]!.answer({ ...lottery, draw: { ...draw, numero: "8" }, bets: [bet] });
    expect(document.querySelector(".status")!.textContent).toBe(words.placed);
    expect(shownBets()).toHaveLength(1);
  });
  test("while a bet's outcome is unknown still sends that same bet, also after the draw has ended", async () => {
    await open("lottery", lottery);
    button("1").click();
    button("Bet ₱1.00").click();
    for (const [index, pause] of [600, 1200, 0].entries()) {
      await of("bet")[index]!.lose();
      await vi.advanceTimersByTimeAsync(pause);
    }
    wake();
    await vi.advanceTimersByTimeAsync(70_000);
    expect(of("state")).toHaveLength(1);
    button(words.retry).click();
    expect(new Set(of("bet").map(({ input }) => input.key)).size).toBe(1);
    await of("bet").at(-1)!.answer({ bet, balance: "99.00" });
    expect(of("state")).toHaveLength(2);
  });
});

describe("a call whose outcome is unknown", () => {
  const status = () => document.querySelector(".status")!.textContent;
  const keysOf = (call: string) => of(call).map(({ input }) => input.key);
  const drawn = {
    ...paidRound,
    paid: "0.00",
    balance: "99.00",
    grid: [0, 1, 2, 3, 4, 5, 6, 0, 1],
    lines: [],
  };
  const doubtful = "Your last bet of ₱1.00 is not confirmed yet. Try again: nothing is taken twice.";
  async function spinInto(code: string) {
    await open("slot", slot);
    button(words.play).click();
    await of("round").at(-1)!.refuse(code);
  }
  async function betInto(code: string) {
    await open("lottery", lottery);
    button("1").click();
    button("Bet ₱1.00").click();
    await of("bet").at(-1)!.refuse(code);
  }

  test("includes one whose game failed: money may already have moved, so the next press sends the same call", async () => {
    await spinInto("failed");
    expect(status()).toBe(words.errors.failed);
    button(words.retry).click();
    await of("round").at(-1)!.answer(drawn);
    button(words.play).click();
    const [first, again, next] = keysOf("round");
    expect([again === first, next === first]).toEqual([true, false]);
  });
  test("excludes a refused one: the next press sends a new call, also after a reload", async () => {
    await spinInto("funds.missing");
    await open("slot", slot);
    expect(status()).toBe(words.idle);
    button(words.play).click();
    expect(new Set(keysOf("round")).size).toBe(2);
  });
  test("includes one that was pending when the page was reloaded", async () => {
    await open("slot", slot);
    button(words.play).click();
    await open("slot", slot);
    expect(status()).toBe(doubtful);
  });
  test("survives a reload: the page reports it, and sends the same round", async () => {
    await spinInto("failed");
    await open("slot", slot);
    expect(status()).toBe(doubtful);
    button(words.retry).click();
    expect(of("round")[1]!.input).toEqual(of("round")[0]!.input);
    await of("round")[1]!.answer(drawn);
    await open("slot", slot);
    expect([status(), button(words.play).getAttribute("aria-disabled") === "true"]).toEqual([words.idle, false]);
  });
  test("survives a reload: the same bet is sent without picking its numbers again, and is listed once", async () => {
    await betInto("failed");
    await open("lottery", { ...lottery, bets: [bet] });
    expect(status()).toBe("Your bet of ₱1.00 on 1 in draw 7 is not confirmed yet. Try again: nothing is taken twice.");
    button(words.retry).click();
    expect(of("bet")[1]!.input).toEqual(of("bet")[0]!.input);
    await of("bet")[1]!.answer({ bet, balance: "99.00" });
    expect([status(), document.querySelectorAll(".bets li").length]).toEqual([words.placed, 1]);
  });
  test("survives the end of its ticket: the next ticket settles it", async () => {
    await spinInto("failed");
    button(words.retry).click();
    await of("round")[1]!.refuse("ticket.unknown");
    await open("slot", slot);
    button(words.retry).click();
    expect(new Set(keysOf("round")).size).toBe(1);
  });
  test("does not apply to other players, other games or other money", async () => {
    await spinInto("failed");
    for (const seat of ["juan real 10001", "maria free 10001", "maria real 10002"]) {
      await open("slot", { ...slot, seat });
      expect(status()).toBe(words.idle);
    }
  });
  test("lasts as long as the page if the browser stores nothing", async () => {
    vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("Access is denied", "SecurityError");
    });
    await spinInto("failed");
    button(words.retry).click();
    expect(new Set(keysOf("round")).size).toBe(1);
    await of("round")[1]!.answer(drawn);
    expect(status()).toBe(words.notWon);
  });
});
