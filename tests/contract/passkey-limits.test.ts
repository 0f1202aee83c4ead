import { afterEach, describe, expect, test } from "vitest";
import type { CallInput } from "#gateway/contract.ts";
import { acme, zenith, type CallOptions } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { addPasskeyTo, DOMAIN, memberWithPasskey, phone, signInAnswer, signInCode } from "../support/passkeys.ts";

const WINDOW_MS = 10 * 60_000;

describe("limits of passkeys", () => {
  // The worst case: another merchant with the same hosts.
  const caller = callerOn("PostgreSQL", { merchants: [acme, { ...zenith, hosts: acme.hosts }] });
  afterEach(() => caller.platform.clock.pass(WINDOW_MS));

  const codeOf = (input: CallInput<"signInWithPasskey">, options?: CallOptions) => signInCode(caller, input, options);

  test("an address may try three hundred answers in ten minutes", async () => {
    const { authenticator } = await memberWithPasskey(caller, "paraluman");
    const answer = await signInAnswer(caller, authenticator);
    const from = { address: "203.0.113.77" };
    expect(await codeOf(answer, from)).toBe("signed in");
    await caller.platform.database
      .updateTable("limits")
      .set({ count: 300 })
      .where("kind", "=", "passkeyOfAddress")
      .where("subject", "=", from.address)
      .execute();
    expect(await codeOf(await signInAnswer(caller, authenticator), from)).toBe("rate.limited");
    expect(await codeOf(await signInAnswer(caller, authenticator))).toBe("signed in");
    caller.platform.clock.pass(WINDOW_MS);
    expect(await codeOf(await signInAnswer(caller, authenticator), from)).toBe("signed in");
  });

  test("removing a host from a merchant removes its passkeys", async () => {
    const { authenticator, token } = await memberWithPasskey(caller, "lilim_");
    const begun = await signInAnswer(caller, authenticator);
    await caller.operate("PUT", "/sandbox/merchants", [{ ...acme, hosts: [acme.hosts[1]] }]);
    expect(await caller.refusal("passkeySignInOptions", { domain: DOMAIN })).toBe("request.invalid");
    await caller.operate("PUT", "/sandbox/merchants", [acme]);
    expect(await codeOf(begun)).toBe("signed in");
    await addPasskeyTo(caller, phone(), { token }, "  ");
    expect((await caller.value("passkeyList", {}, { token })).map(({ name }) => name)).toContain("");
  });
});
