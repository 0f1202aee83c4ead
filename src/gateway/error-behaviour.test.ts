import { expect, test } from "vitest";
import { contract } from "./contract.ts";
import { errorCodes, failuresOf, type Endpoint } from "./endpoint.ts";
import { errorBehaviour } from "./error-behaviour.ts";

const calls = Object.entries(contract as Record<string, Endpoint>);

test.each(Object.entries(errorBehaviour))(
  "the field and the parameters to clear of %s are inputs of some call that can fail with it",
  (code, { field, clears = [] }) => {
    const failing = calls.filter(([, call]) => (call.errors as readonly string[]).includes(code));
    const inputs = failing.flatMap(([, call]) => Object.keys(call.input.shape));
    for (const name of [...(field === undefined ? [] : [field]), ...clears]) expect(inputs).toContain(name);
  },
);

test("every code that is not common is answered by some call", () => {
  const everywhere = [
    "request.invalid",
    "merchant.unknown",
    "rate.limited",
    "maintenance",
    "address.blocked",
    "platform.failed",
  ];
  // Raised by the site itself, from the session and the start-up configuration.
  const ofTheSite = ["trial.rejected", "region.restricted"];
  const declared = new Set([...everywhere, ...ofTheSite, ...calls.flatMap(([, call]) => failuresOf(call))]);
  expect(errorCodes.filter((code) => !declared.has(code))).toEqual([]);
});
