import { afterEach, describe, expect, test } from "vitest";
import type { CallInput } from "#gateway/contract.ts";
import { acme, zenith, type CallOptions } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { newMember } from "../support/new-member.ts";
import { addingCode, DOMAIN, memberWithPasskey, ORIGIN, phone, signInAnswer, signInCode } from "../support/passkeys.ts";

const WINDOW_MS = 10 * 60_000;
const CHALLENGE_LIFE_MS = 5 * 60_000;

describe("passkeys", () => {
  // The worst case: another merchant with the same hosts.
  const caller = callerOn("PostgreSQL", { merchants: [acme, { ...zenith, hosts: acme.hosts }] });
  afterEach(() => caller.platform.clock.pass(WINDOW_MS));

  const codeOf = (input: CallInput<"signInWithPasskey">, options?: CallOptions) => signInCode(caller, input, options);
  const addingCodeOf = (response: CallInput<"addPasskey">["response"], options: CallOptions) =>
    addingCode(caller, response, options);

  test("a passkey signs in its member repeatedly and records when it was last used", async () => {
    const { authenticator, passkey, token } = await memberWithPasskey(caller, "amihan");
    expect(passkey).toMatchObject({ name: "Phone", domain: DOMAIN, lastUsedAt: null });
    for (let time = 0; time < 2; time++) {
      const session = await caller.value("signInWithPasskey", await signInAnswer(caller, authenticator));
      expect(session).toMatchObject({ userName: "amihan", customerType: 0, trial: 0, firstTimeLogin: false });
      expect(await caller.value("memberInfo", {}, { token: session.token })).toMatchObject({ account: "amihan" });
    }
    expect(await caller.value("passkeyList", {}, { token })).toEqual([
      { ...passkey, lastUsedAt: caller.platform.clock.now().toISOString() },
    ]);
  });

  test("an answer can be used once", async () => {
    const { authenticator, token } = await memberWithPasskey(caller, "bituin");
    const answer = await signInAnswer(caller, authenticator);
    expect(await codeOf(answer)).toBe("signed in");
    expect(await codeOf(answer)).toBe("passkey.expired");
    const response = authenticator.create(
      await caller.value("passkeyRegistrationOptions", { domain: DOMAIN }, { token }),
    );
    expect(await addingCodeOf(response, { token })).toBe("added");
    expect(await addingCodeOf(response, { token })).toBe("passkey.expired");
  });

  test("of two identical simultaneous answers one signs in", async () => {
    const { authenticator } = await memberWithPasskey(caller, "dalisay");
    const answer = await signInAnswer(caller, authenticator);
    expect((await Promise.all([codeOf(answer), codeOf(answer), codeOf(answer)])).toSorted()).toEqual([
      "passkey.expired",
      "passkey.expired",
      "signed in",
    ]);
  });

  test("a challenge is valid for five minutes, and a forged one never", async () => {
    const { authenticator, token } = await memberWithPasskey(caller, "hiraya");
    const late = await signInAnswer(caller, authenticator);
    caller.platform.clock.pass(CHALLENGE_LIFE_MS);
    expect(await codeOf(late)).toBe("passkey.expired");
    expect(await codeOf({ response: authenticator.get({ challenge: "bm90LWZyb20taGVyZQ", rpId: DOMAIN }) })).toBe(
      "passkey.expired",
    );
    const options = await caller.value("passkeyRegistrationOptions", { domain: DOMAIN }, { token });
    caller.platform.clock.pass(CHALLENGE_LIFE_MS);
    expect(await addingCodeOf(phone().create(options), { token })).toBe("passkey.expired");
  });

  test("a challenge is for one purpose and one member", async () => {
    const { authenticator, token } = await memberWithPasskey(caller, "kalinaw");
    const { token: other } = await caller.value("register", newMember("lakan_"));
    const options = await caller.value("passkeyRegistrationOptions", { domain: DOMAIN }, { token });
    expect(await codeOf({ response: authenticator.get({ challenge: options.challenge, rpId: DOMAIN }) })).toBe(
      "passkey.expired",
    );
    expect(await addingCodeOf(phone().create(options), { token: other })).toBe("passkey.expired");
    const { challenge } = await caller.value("passkeySignInOptions", { domain: DOMAIN });
    expect(await addingCodeOf(phone().create({ ...options, challenge }), { token })).toBe("passkey.expired");
  });

  test.each(["http://thief.localhost:4100", `https://${DOMAIN}.thief.example`, "https://m.acme.example"])(
    "an answer created on %s is refused",
    async (origin) => {
      const { authenticator, token } = await memberWithPasskey(caller, `origin${origin.length}`);
      authenticator.origin = origin;
      expect(await codeOf(await signInAnswer(caller, authenticator))).toBe("passkey.wrong");
      expect(
        await addingCodeOf(
          authenticator.create(await caller.value("passkeyRegistrationOptions", { domain: DOMAIN }, { token })),
          { token },
        ),
      ).toBe("passkey.wrong");
      authenticator.origin = ORIGIN;
      authenticator.credentials.pop();
      expect(await codeOf(await signInAnswer(caller, authenticator))).toBe("signed in");
    },
  );

  test("a host that is not the merchant's gets no challenge, from any caller", async () => {
    const { token } = await caller.value("register", newMember("marikit"));
    for (const domain of ["thief.localhost", "localhost", `x.${DOMAIN}`]) {
      const headers = { host: DOMAIN, origin: ORIGIN };
      expect((await caller.call("passkeySignInOptions", { domain }, { headers })).failure).toMatchObject({
        error: { code: "request.invalid" },
        value: { field: "domain" },
      });
      expect(await caller.refusal("passkeyRegistrationOptions", { domain }, { token, headers })).toBe(
        "request.invalid",
      );
    }
  });

  test("a passkey of one of the merchant's hosts does not sign in on another", async () => {
    const { authenticator } = await memberWithPasskey(caller, "tanglaw");
    const options = await caller.value("passkeySignInOptions", { domain: acme.hosts[1] });
    authenticator.origin = `https://${acme.hosts[1]}`;
    expect(await codeOf({ response: authenticator.get({ ...options, rpId: DOMAIN }) })).toBe("passkey.unknown");
  });

  test("a passkey is invalid at another merchant, even on the same host, and so are its challenges", async () => {
    const { authenticator } = await memberWithPasskey(caller, "habagat");
    expect(
      await codeOf(await signInAnswer(caller, authenticator, { merchant: zenith.code }), { merchant: zenith.code }),
    ).toBe("passkey.unknown");
    expect(await codeOf(await signInAnswer(caller, authenticator, { merchant: zenith.code }))).toBe("passkey.expired");
    expect(await codeOf(await signInAnswer(caller, authenticator), { merchant: zenith.code })).toBe("passkey.expired");
    expect(
      await codeOf(await signInAnswer(caller, authenticator, { merchant: acme.trialCode }), {
        merchant: acme.trialCode,
      }),
    ).toBe("passkey.unknown");
  });

  test("without user verification nobody signs in and no passkey is added", async () => {
    const { authenticator, token } = await memberWithPasskey(caller, "ligaya_r");
    authenticator.recognises = false;
    expect(await codeOf(await signInAnswer(caller, authenticator))).toBe("passkey.wrong");
    expect(
      await addingCodeOf(
        authenticator.create(await caller.value("passkeyRegistrationOptions", { domain: DOMAIN }, { token })),
        { token },
      ),
    ).toBe("passkey.wrong");
  });

  test("a signature with another key, a cloned key with an old counter and another account's handle are refused", async () => {
    const { authenticator } = await memberWithPasskey(caller, "sampaguita");
    const { authenticator: thief } = await memberWithPasskey(caller, "kapre_");
    const [own] = authenticator.credentials;
    const [forged] = thief.credentials;
    const forgery = await signInAnswer(caller, thief);
    forgery.response = {
      ...forgery.response,
      id: own!.id.toString("base64url"),
      rawId: own!.id.toString("base64url"),
      response: { ...forgery.response.response, userHandle: own!.userHandle },
    };
    expect(await codeOf(forgery)).toBe("passkey.wrong");
    for (let time = 0; time < 2; time++)
      expect(await codeOf(await signInAnswer(caller, authenticator))).toBe("signed in");
    own!.counter = 1;
    expect(await codeOf(await signInAnswer(caller, authenticator))).toBe("passkey.wrong");
    own!.counter = 9;
    own!.userHandle = forged!.userHandle;
    expect(await codeOf(await signInAnswer(caller, authenticator))).toBe("passkey.wrong");
  });

  test("a removed passkey no longer signs in, every session stays open, and nobody can remove another member's", async () => {
    const { authenticator, passkey, token } = await memberWithPasskey(caller, "himig_");
    const { token: opened } = await caller.value("signInWithPasskey", await signInAnswer(caller, authenticator));
    const { token: stranger } = await caller.value("register", newMember("estranghero"));
    await caller.value("removePasskey", { id: passkey.id }, { token: stranger });
    expect(await caller.value("passkeyList", {}, { token })).toHaveLength(1);
    await caller.value("removePasskey", { id: passkey.id }, { token });
    expect(await codeOf(await signInAnswer(caller, authenticator))).toBe("passkey.unknown");
    for (const session of [token, opened])
      expect((await caller.call("wallet", {}, { token: session })).status).toBe(200);
  });

  test("the options list the passkeys the member has on this host, and the handle reveals nothing about the account", async () => {
    const { passkey, token } = await memberWithPasskey(caller, "alitaptap");
    const options = await caller.value("passkeyRegistrationOptions", { domain: DOMAIN }, { token });
    expect(options).toMatchObject({
      rp: { id: DOMAIN, name: acme.name },
      user: { name: "alitaptap" },
      excludeCredentials: [{ type: "public-key", id: passkey.id, transports: ["internal"] }],
    });
    expect(Buffer.from(options.user.id, "base64url")).toHaveLength(32);
    expect(
      (await caller.value("passkeyRegistrationOptions", { domain: acme.hosts[1] }, { token })).excludeCredentials,
    ).toEqual([]);
    const { token: other } = await caller.value("register", newMember("gamugamo"));
    expect((await caller.value("passkeyRegistrationOptions", { domain: DOMAIN }, { token: other })).user.id).not.toBe(
      options.user.id,
    );
  });

  test("a registered key cannot be added to another account", async () => {
    const { authenticator } = await memberWithPasskey(caller, "ulap_");
    const { token } = await caller.value("register", newMember("hangin_"));
    const options = await caller.value("passkeyRegistrationOptions", { domain: DOMAIN }, { token });
    const made = authenticator.create(options);
    await caller.platform.database
      .updateTable("passkeys")
      .set({ credential_id: made.id })
      .where("credential_id", "=", authenticator.credentials[0]!.id.toString("base64url"))
      .execute();
    expect(await addingCodeOf(made, { token })).toBe("passkey.wrong");
  });

  test("of several added simultaneously to an account with nine, one becomes the tenth", async () => {
    const { token, passkey } = await memberWithPasskey(caller, "siyam_na");
    const begun = await Promise.all(
      [1, 2, 3].map(() => caller.value("passkeyRegistrationOptions", { domain: DOMAIN }, { token })),
    );
    const { database } = caller.platform;
    const row = await database
      .selectFrom("passkeys")
      .selectAll()
      .where("credential_id", "=", passkey.id)
      .executeTakeFirstOrThrow();
    await database
      .insertInto("passkeys")
      .values(
        Array.from({ length: 8 }, (_, index) => ({
          ...row,
          transports: JSON.stringify(row.transports),
          credential_id: `${row.credential_id}${index}`,
        })),
      )
      .execute();
    const answers = await Promise.all(begun.map((options) => addingCodeOf(phone().create(options), { token })));
    expect(answers.toSorted()).toEqual(["added", "passkey.full", "passkey.full"]);
    expect(await caller.value("passkeyList", {}, { token })).toHaveLength(10);
  });

  test("a malformed WebAuthn answer is refused before any look-up", async () => {
    const { authenticator } = await memberWithPasskey(caller, "tala_at");
    const { response } = await signInAnswer(caller, authenticator);
    const broken = { ...response, response: { ...response.response, clientDataJSON: "e30" } };
    expect(await codeOf({ response: broken })).toBe("passkey.wrong");
    expect(await codeOf({ response: { ...response, id: "no base64url!" } })).toBe("request.invalid");
    expect(await codeOf({} as never)).toBe("request.invalid");
    expect(await codeOf({ response })).toBe("signed in");
  });
});
