import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract, type CallInput, type CallName } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { acme, Caller, zenith } from "../support/caller.ts";
import { engines, type Engine } from "../support/databases.ts";
import { startPlatform } from "../support/platform.ts";
import { provocations } from "./provocations.ts";
import { successes } from "./successes.ts";

const names = Object.keys(contract) as CallName[];
const declared = names.flatMap((name) => (contract[name] as Endpoint).errors.map((code) => ({ name, code })));

/**
 * What one engine shows of both. Errors where there is a single connection: a handler that queries past its own open
 * transaction never answers there.
 */
const alsoOn: Record<Engine, (caller: () => Caller) => void> = { PGlite: errors, PostgreSQL: refusals };

describe.each(engines)("the contract on %s", (engine) => {
  let caller: Caller;
  beforeAll(async () => {
    caller = new Caller(await startPlatform(engine));
    const response = await caller.operate("PUT", "/sandbox/merchants", [acme, zenith]);
    expect(await response.json()).toEqual({
      value: [
        { code: "acme", seeded: true },
        { code: "zenith", seeded: true },
      ],
    });
  });
  afterAll(() => caller.platform.stop());

  // On both: the drivers read the types of columns, and hold transactions, in different ways.
  it.each(names)("%s answers as the contract says", async (name) => {
    expect(successes, `add a successful call of ${name} to tests/contract/successes.ts`).toHaveProperty(name);
    await successes[name](caller);
  });

  alsoOn[engine](() => caller);
});

function errors(caller: () => Caller): void {
  it.each(declared)("$name can fail with $code", async ({ name, code }) => {
    const provocation = provocations[name]?.[code];
    expect(provocation, `provoke ${code} of ${name} in tests/contract/provocations.ts`).toBeDefined();
    if (typeof provocation !== "function") return;
    const { failure } = await provocation(caller());
    expect(failure.error.code).toBe(code);
    // A site shows the text at the named field, so it must be a field of the call; of a described one its group.
    if (failure.value?.field !== undefined)
      expect(Object.keys(contract[name].input.shape)).toContain(failure.value.field.split(".")[0]);
  });
}

/** What the platform answers before a handler is asked. */
function refusals(caller: () => Caller): void {
  const empty = (name: CallName, merchant: string) =>
    caller().call(name, {} as CallInput<typeof name>, { merchant, rawBody: "{}" });
  const setState = (state: object) => caller().operate("PATCH", "/sandbox/merchants/zenith/state", state);

  it.each(names)("%s requires an existing merchant", async (name) => {
    const answer = await empty(name, "nobody");
    expect([answer.status, answer.failure.error.code]).toEqual([404, "merchant.unknown"]);
  });

  it.each(names)("%s reports a failure of the platform", async (name) => {
    await setState({ fault: { call: name, kind: "fail" } });
    const answer = await empty(name, zenith.code);
    expect([answer.status, answer.failure.error.code]).toEqual([500, "platform.failed"]);
    await setState({ fault: null });
  });

  it.each(names)("%s fails during maintenance unless it is the start-up call", async (name) => {
    await setState({ maintenance: true });
    const answer = await empty(name, zenith.code);
    await setState({ maintenance: false });
    if (name === "startUp") expect(answer.value).toMatchObject({ maintenance: true });
    else expect([answer.status, answer.failure.error.code]).toEqual([503, "maintenance"]);
  });
}
