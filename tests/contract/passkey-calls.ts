import { expect } from "vitest";
import type { CallInput, CallOutput, Failure } from "#gateway/contract.ts";
import { acme, type Caller } from "../support/caller.ts";
import { addPasskeyTo, DOMAIN, memberWithPasskey, phone, signInAnswer } from "../support/passkeys.ts";

const CHALLENGE_LIFE_MS = 5 * 60_000;

/** Options that no platform issued. */
const madeUpOptions = {
  challenge: "AAAA",
  timeout: 1000,
  rp: { id: DOMAIN, name: "Acme" },
  user: { id: "AAAA", name: "maria", displayName: "Maria" },
  pubKeyCredParams: [],
  excludeCredentials: [],
  attestation: "none",
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
} as const satisfies CallOutput<"passkeyRegistrationOptions">;
/** A passkey created for them. */
export const madeUp: CallInput<"addPasskey"> = { response: phone().create(madeUpOptions) };

/** Successful calls of passkeys, for successes.ts. */
export const passkeySuccesses = {
  async passkeyRegistrationOptions(caller: Caller) {
    const options = await caller.value(
      "passkeyRegistrationOptions",
      { domain: DOMAIN },
      { token: await caller.signIn("maria") },
    );
    expect(options).toMatchObject({
      rp: { id: DOMAIN },
      user: { name: "maria", displayName: "Maria Clara" },
      authenticatorSelection: { userVerification: "required" },
    });
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toContain(-7);
  },
  async addPasskey(caller: Caller) {
    const token = await caller.signIn("liza");
    const kept = await addPasskeyTo(caller, phone(), { token }, " My phone ");
    expect(kept).toMatchObject({
      name: "My phone",
      domain: DOMAIN,
      createdAt: caller.platform.clock.now().toISOString(),
      lastUsedAt: null,
    });
    expect(await caller.value("passkeyList", {}, { token })).toContainEqual(kept);
  },
  async passkeySignInOptions(caller: Caller) {
    const challenges = [
      await caller.value("passkeySignInOptions", { domain: DOMAIN }),
      await caller.value("passkeySignInOptions", { domain: DOMAIN }),
    ].map(({ challenge }) => challenge);
    expect(new Set(challenges).size).toBe(2);
  },
  async signInWithPasskey(caller: Caller) {
    const { authenticator } = await memberWithPasskey(caller, "mutya_");
    expect(await caller.value("signInWithPasskey", await signInAnswer(caller, authenticator))).toMatchObject({
      userName: "mutya_",
      customerType: 0,
      trial: 0,
    });
  },
  async passkeyList(caller: Caller) {
    const { token, passkey } = await memberWithPasskey(caller, "hamog_at");
    expect(await caller.value("passkeyList", {}, { token })).toEqual([passkey]);
    expect(await caller.value("passkeyList", {}, { token: await caller.signIn("juan") })).toEqual([]);
  },
  async removePasskey(caller: Caller) {
    const { token, passkey } = await memberWithPasskey(caller, "agila_");
    for (let time = 0; time < 2; time++)
      expect(await caller.value("removePasskey", { id: passkey.id }, { token })).toEqual({ removed: true });
    expect(await caller.value("passkeyList", {}, { token })).toEqual([]);
  },
};

/** How to provoke the errors of passkeys, for provocations.ts, which has those of the session. */
export const passkeyProvocations = {
  passkeyRegistrationOptions: {
    "trial.rejected": async (caller: Caller) => {
      const { trialName } = await caller.value("createTrialAccount", {});
      return caller.call(
        "passkeyRegistrationOptions",
        { domain: DOMAIN },
        { token: (await caller.value("testPlay", { trialName })).token, merchant: acme.trialCode },
      );
    },
    "passkey.full": async (caller: Caller) => {
      const { token } = await memberWithPasskey(caller, "punong_");
      for (let count = 1; count < 10; count++) await addPasskeyTo(caller, phone(), { token });
      return caller.call("passkeyRegistrationOptions", { domain: DOMAIN }, { token });
    },
  },
  addPasskey: {
    "passkey.wrong": async (caller: Caller) => {
      const token = await caller.signIn("juan");
      const authenticator = phone();
      authenticator.origin = "https://thief.example";
      return caller.call(
        "addPasskey",
        {
          response: authenticator.create(
            await caller.value("passkeyRegistrationOptions", { domain: DOMAIN }, { token }),
          ),
        },
        { token },
      );
    },
    "passkey.expired": async (caller: Caller) =>
      caller.call("addPasskey", madeUp, { token: await caller.signIn("juan") }),
    "passkey.full": async (caller: Caller) => {
      const { token } = await memberWithPasskey(caller, "puno_na");
      const begun = await caller.value("passkeyRegistrationOptions", { domain: DOMAIN }, { token });
      for (let count = 1; count < 10; count++) await addPasskeyTo(caller, phone(), { token });
      return caller.call("addPasskey", { response: phone().create(begun) }, { token });
    },
  },
  signInWithPasskey: {
    "passkey.wrong": async (caller: Caller) => {
      const { authenticator } = await memberWithPasskey(caller, "mali_ito");
      authenticator.origin = "https://thief.example";
      return caller.call("signInWithPasskey", await signInAnswer(caller, authenticator));
    },
    "passkey.unknown": async (caller: Caller) => {
      const { authenticator, passkey, token } = await memberWithPasskey(caller, "wala_na");
      await caller.value("removePasskey", { id: passkey.id }, { token });
      return caller.call("signInWithPasskey", await signInAnswer(caller, authenticator));
    },
    "passkey.expired": async (caller: Caller) => {
      const { authenticator } = await memberWithPasskey(caller, "luma_na");
      const answer = await signInAnswer(caller, authenticator);
      caller.platform.clock.pass(CHALLENGE_LIFE_MS);
      return caller.call("signInWithPasskey", answer);
    },
    "account.disabled": (caller: Caller) => signInAs(caller, "bawal_", { status: "disabled" }),
    "account.closed": (caller: Caller) => signInAs(caller, "sarado_", { status: "closed" }),
    "member.only": (caller: Caller) => signInAs(caller, "kawani_", { staff: true }),
  },
};

/** Signs in with the passkey of an account whose type or state has changed since. */
async function signInAs(
  caller: Caller,
  username: string,
  change: { status?: "disabled" | "closed"; staff?: boolean },
): Promise<{ failure: Failure }> {
  const { authenticator } = await memberWithPasskey(caller, username);
  await caller.platform.database.updateTable("accounts").set(change).where("username", "=", username).execute();
  return caller.call("signInWithPasskey", await signInAnswer(caller, authenticator));
}
