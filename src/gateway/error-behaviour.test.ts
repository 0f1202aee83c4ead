import { expect, test } from "vitest";
import { contract } from "./contract.ts";
import { errorCodes, failuresOf, type Endpoint } from "./endpoint.ts";
import { errorBehaviour } from "./error-behaviour.ts";

const calls = Object.entries(contract as Record<string, Endpoint>);

test.each(Object.entries(errorBehaviour))(
  "what %s points at and empties is an input of some call that can fail so",
  (code, { field, clears = [] }) => {
    const failing = calls.filter(([, call]) => (call.errors as readonly string[]).includes(code));
    const inputs = failing.flatMap(([, call]) => Object.keys(call.input.shape));
    for (const name of [...(field === undefined ? [] : [field]), ...clears]) expect(inputs).toContain(name);
  },
);

test("every code that only some calls answer is answered by one", () => {
  const everywhere = [
    "request.invalid",
    "merchant.unknown",
    "rate.limited",
    "maintenance",
    "address.blocked",
    "platform.failed",
  ];
  // Spoken by the site for itself, from the session and the start-up configuration.
  const ofTheSite = ["trial.rejected", "region.restricted"];
  const declared = new Set([...everywhere, ...ofTheSite, ...calls.flatMap(([, call]) => failuresOf(call))]);
  expect(errorCodes.filter((code) => !declared.has(code))).toEqual([]);
});
