import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { contract, type CallInput, type CallName } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { acme, Caller, zenith } from "../support/caller.ts";
import { engines } from "../support/databases.ts";
import { startPlatform } from "../support/platform.ts";
import { provocations } from "./provocations.ts";
import { successes } from "./successes.ts";

/** Creating a database takes seconds, longer on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const names = Object.keys(contract) as CallName[];
const declared = names.flatMap((name) => (contract[name] as Endpoint).errors.map((code) => ({ name, code })));

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

  it.each(names)("%s answers as the contract says", async (name) => {
    expect(successes, `add a successful call of ${name} to tests/contract/successes.ts`).toHaveProperty(name);
    await successes[name](caller);
  });

  it.each(declared)("$name can fail with $code", async ({ name, code }) => {
    const provocation = provocations[name]?.[code];
    expect(provocation, `provoke ${code} of ${name} in tests/contract/provocations.ts`).toBeDefined();
    if (typeof provocation !== "function") return;
    const { failure } = await provocation(caller);
    expect(failure.error.code).toBe(code);
    // A site shows the text at the named field, so it must be a field of the call.
    if (failure.value?.field !== undefined)
      expect(Object.keys(contract[name].input.shape)).toContain(failure.value.field);
  });

  it.each(names)("%s requires an existing merchant", async (name) => {
    const answer = await caller.call(name, {} as CallInput<typeof name>, { merchant: "nobody", rawBody: "{}" });
    expect([answer.status, answer.failure.error.code]).toEqual([404, "merchant.unknown"]);
  });

  it.each(names)("%s reports a failure of the platform", async (name) => {
    await caller.operate("PATCH", "/sandbox/merchants/zenith/state", { fault: { call: name, kind: "fail" } });
    const answer = await caller.call(name, {} as CallInput<typeof name>, { merchant: zenith.code, rawBody: "{}" });
    expect([answer.status, answer.failure.error.code]).toEqual([500, "platform.failed"]);
    await caller.operate("PATCH", "/sandbox/merchants/zenith/state", { fault: null });
  });

  it.each(names)("%s fails during maintenance unless it is the start-up call", async (name) => {
    await caller.operate("PATCH", "/sandbox/merchants/zenith/state", { maintenance: true });
    const answer = await caller.call(name, {} as CallInput<typeof name>, { merchant: zenith.code, rawBody: "{}" });
    await caller.operate("PATCH", "/sandbox/merchants/zenith/state", { maintenance: false });
    if (name === "startUp") expect(answer.value).toMatchObject({ maintenance: true });
    else expect([answer.status, answer.failure.error.code]).toEqual([503, "maintenance"]);
  });
});
