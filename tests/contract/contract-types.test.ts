import { describe, expect, test } from "vitest";
import { acme } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { callClosed, closedCalls } from "./contract-calls.ts";

describe.each(engines)("contracts on %s", (engine) => {
  const caller = callerOn(engine);

  test.each([
    [41, "tito", acme.code],
    [42, "boyet", acme.code],
    [40, "liza", acme.code],
    [4, "trial", acme.trialCode],
  ])(
    "are closed to type %i: nothing of any is read, answered or paid @games-6-07",
    async (type, username, merchant) => {
      const { token, customerType } = await caller.value(
        "login",
        { username, password: "Livery-2026", type: "username" },
        { merchant },
      );
      expect(customerType).toBe(type);
      for (const name of closedCalls) {
        const { failure } = await callClosed(caller, name, { merchant, token });
        expect([name, failure.error?.code]).toEqual([name, "contract.closed"]);
      }
      const waiting = Object.values(await caller.value("contractCheck", {}, { merchant, token }));
      expect(waiting).toEqual([null, null, null]);
    },
  );
});
