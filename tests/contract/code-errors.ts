import type { Failure } from "#gateway/contract.ts";
import type { Caller } from "../support/caller.ts";

const CODE_LIFE_MS = 2 * 60_000;
const WINDOW_MS = 10 * 60_000;

type Guess = (caller: Caller, number: string, code: string) => Promise<{ failure: Failure }>;
/** The three ways in which a code is invalid, each with its own number. */
export function codeErrors(purpose: "login" | "register" | "verification" | "reset", guess: Guess) {
  const number = { login: "09171000006", register: "09181000011", verification: "09181000012", reset: "09171000007" }[
    purpose
  ];
  return {
    "code.wrong": async (caller: Caller) => guess(caller, number, other(await caller.codeFor(number, purpose))),
    "code.expired": async (caller: Caller) => {
      const code = await caller.codeFor(number, purpose);
      caller.platform.clock.pass(CODE_LIFE_MS);
      return guess(caller, number, code);
    },
    "code.spent": async (caller: Caller) => {
      caller.platform.clock.pass(WINDOW_MS);
      const code = await caller.codeFor(number, purpose);
      for (let time = 0; time < 5; time++)
        await caller.call("verification", { mobileNum: number, purpose, verificationCode: other(code) });
      return guess(caller, number, code);
    },
  };
}

/** A different code. */
function other(code: string): string {
  return code === "000000" ? "000001" : "000000";
}
