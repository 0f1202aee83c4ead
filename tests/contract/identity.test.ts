import { afterEach, describe, expect, test } from "vitest";
import type { CallInput } from "#gateway/contract.ts";
import { acme, Caller, zenith } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import type { TokenClaims } from "../support/identity-provider.ts";
import { newMember, NEW_PASSWORD } from "../support/new-member.ts";
import { startPlatform } from "../support/platform.ts";

const MARIA = "+639171000005";
const HOUR = 3_600_000;
const byToken = (firebaseIdToken: string, firebaseChannel: "sms" | "google" | "facebook" = "sms") =>
  ({ type: "firebase", firebaseChannel, firebaseIdToken }) as const;

describe("id tokens of a phone-auth provider", () => {
  const caller = callerOn("PostgreSQL", { merchants: [acme, zenith] });
  afterEach(() => caller.operate("PATCH", "/sandbox/merchants/acme/state", { registration: {} }));

  const token = (claims: TokenClaims) => caller.platform.provider.token(claims);
  const failure = (input: CallInput<"login">, merchant?: string) => caller.refusal("login", input, { merchant });

  test("a verified number signs in to its account @account-3-08", async () => {
    const wanted = {
      ...byToken(await token({ mobile: MARIA })),
      firebaseMobileNo: "0917 100 0005",
      countryDialingCode: "63",
    };
    expect(await caller.value("login", wanted)).toMatchObject({ userName: "maria", trial: 0 });
  });

  test("a token can be used once, at every merchant, also when both come at the same moment", async () => {
    const wanted = byToken(await token({ mobile: MARIA }));
    const both = await Promise.all([caller.call("login", wanted), caller.call("login", wanted)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await failure(wanted)).toBe("identity.wrong");
  });

  test.each<[string, TokenClaims]>([
    ["an hour old", { claims: { iat: 1, auth_time: 1, exp: 1000 } }],
    ["for another audience", { claims: { aud: "zenith-project" } }],
    ["for another project", { project: "zenith-project" }],
    ["of another issuer", { claims: { iss: "https://tokens.example/acme-project" } }],
    ["without a person", { claims: { sub: null } }],
    ["without an expiry", { claims: { exp: null } }],
    ["of a sign-in in the future", { claims: { auth_time: 4_000_000_000 } }],
    ["without a sign-in method", { claims: { firebase: null } }],
    ["of a sign-in by email", { claims: { firebase: { sign_in_provider: "password" } } }],
  ])("a token is refused if it is %s", async (_, claims) => {
    expect(await failure(byToken(await token({ mobile: MARIA, ...claims })))).toBe("identity.wrong");
  });

  test("a token is refused after an hour plus a minute of clock tolerance", async () => {
    const [first, second] = [await token({ mobile: MARIA }), await token({ mobile: MARIA })];
    caller.platform.clock.pass(HOUR + 30_000);
    expect(await failure(byToken(first))).toBeUndefined();
    caller.platform.clock.pass(60_000);
    expect(await failure(byToken(second))).toBe("identity.wrong");
  });

  test("a token must be signed with a published key: other keys, unsigned tokens and nonsense are refused", async () => {
    const { provider } = caller.platform;
    for (const wrong of [
      await provider.forged({ mobile: MARIA }),
      provider.unsigned({ mobile: MARIA }),
      "nonsense",
      "a.b.c",
    ])
      expect(await failure(byToken(wrong))).toBe("identity.wrong");
  });

  test("a number other than the token's is refused, and a number without an account signs in to nothing @account-3-08", async () => {
    expect(await failure({ ...byToken(await token({ mobile: MARIA })), firebaseMobileNo: "09171000006" })).toBe(
      "identity.wrong",
    );
    expect(await failure(byToken(await token({ mobile: "+639189999999" })))).toBe("account.disabled");
    expect(await failure(byToken(await token({ mobile: "+639171000008" })))).toBe("account.disabled");
  });

  test("channels are separate: a verified number is not a Google account, nor the reverse", async () => {
    expect(await failure(byToken(await token({ mobile: MARIA }), "google"))).toBe("identity.wrong");
    expect(await failure(byToken(await token({ provider: "google.com", mobile: MARIA })))).toBe("identity.wrong");
  });

  test("a provider's user gets an account at the first visit and the same one afterwards", async () => {
    const visit = async (subject: string, provider: "google" | "facebook") =>
      caller.value("login", byToken(await token({ provider: `${provider}.com`, subject }), provider));
    const first = await visit("ligaya", "google");
    expect(first).toMatchObject({
      firstTimeLogin: true,
      customerType: 0,
      userName: expect.stringMatching(/^m\d{12}$/) as unknown,
    });
    expect(await caller.value("wallet", {}, { token: first.token })).toMatchObject({ sumBalance: "0.00" });
    expect(await visit("ligaya", "google")).toMatchObject({ userName: first.userName, firstTimeLogin: false });
    expect((await visit("ligaya", "facebook")).userName).not.toBe(first.userName);
    expect((await visit("dalisay", "google")).userName).not.toBe(first.userName);
  });

  test("two simultaneous first visits create one account", async () => {
    const tokens = await Promise.all([1, 2].map(() => token({ provider: "google.com", subject: "at-once" })));
    const [one, other] = await Promise.all(tokens.map((each) => caller.value("login", byToken(each, "google"))));
    expect(one?.userName).toBe(other?.userName);
  });

  test("a merchant with closed registration accepts no new users, and existing accounts still sign in", async () => {
    await caller.value("login", byToken(await token({ provider: "google.com", subject: "early" }), "google"));
    await caller.operate("PATCH", "/sandbox/merchants/acme/state", {
      registration: { flags: { USERNAMEREG3: false, MOBILENUMREG3: false } },
    });
    expect(await failure(byToken(await token({ provider: "google.com", subject: "late" }), "google"))).toBe(
      "method.closed",
    );
    expect(await failure(byToken(await token({ provider: "google.com", subject: "early" }), "google"))).toBeUndefined();
  });

  test("tokens are refused at a merchant without a provider, and create no account under the trial merchant", async () => {
    expect(await failure(byToken(await token({ mobile: MARIA })), zenith.code)).toBe("identity.wrong");
    expect(
      await failure(byToken(await token({ provider: "google.com", subject: "trial" }), "google"), acme.trialCode),
    ).toBe("method.closed");
  });

  test("a sign-in without a token is an invalid request", async () => {
    expect(await failure({ type: "firebase", firebaseChannel: "sms" })).toBe("request.invalid");
    expect(await failure({ type: "username", username: "maria" })).toBe("request.invalid");
  });

  describe("at registration", () => {
    const byNumber = {
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
      payeeName: "Juana",
      registerMethod: "H5",
      firebaseChannel: "sms",
    } as const;
    const register = async (input: CallInput<"register">) => {
      const {
        failure: { error, value },
        status,
      } = await caller.call("register", input);
      return status === 200 ? "registered" : [error.code, value?.field];
    };

    test("a token verifies the number instead of a code @account-3-15 @account-4-13", async () => {
      const session = await caller.value("register", {
        ...byNumber,
        mobileNum: "09183000001",
        firebaseIdToken: await token({ mobile: "+639183000001" }),
      });
      expect(session).toMatchObject({ firstTimeLogin: true });
      expect(await caller.value("login", byToken(await token({ mobile: "+639183000001" })))).toMatchObject({
        userName: session.userName,
      });
    });

    test("it also does so in a registration by name that requires a verified number @account-4-13", async () => {
      await caller.operate("PATCH", "/sandbox/merchants/acme/state", {
        registration: { flags: { REGMOBVERF3: true } },
      });
      expect(await register({ ...newMember("tala"), mobileNum: "09183000002" })).toEqual([
        "field.invalid",
        "verificationCode",
      ]);
      expect(
        await register({
          ...newMember("tala"),
          mobileNum: "09183000002",
          firebaseIdToken: await token({ mobile: "+639183000002" }),
        }),
      ).toBe("registered");
    });

    test("a token of another number registers nobody", async () => {
      expect(
        await register({
          ...byNumber,
          mobileNum: "09183000003",
          firebaseIdToken: await token({ mobile: "+639183000004" }),
        }),
      ).toEqual(["identity.wrong", undefined]);
    });

    test("a refused registration does not consume its token; a used token registers nobody", async () => {
      const firebaseIdToken = await token({ mobile: "+639183000005" });
      expect(
        await register({ ...byNumber, mobileNum: "09183000005", affiliateCode: "NOBODY", firebaseIdToken }),
      ).toEqual(["affiliate.invalid", "affiliateCode"]);
      expect(await register({ ...byNumber, mobileNum: "09183000005", firebaseIdToken })).toBe("registered");
      expect(await register({ ...byNumber, mobileNum: "09183000005", firebaseIdToken })).toEqual([
        "identity.wrong",
        undefined,
      ]);
      expect(await failure(byToken(firebaseIdToken))).toBe("identity.wrong");
    });

    test("after a lost answer the same key returns the result again, with the token already used", async () => {
      const wanted = {
        ...byNumber,
        mobileNum: "09183000006",
        firebaseIdToken: await token({ mobile: "+639183000006" }),
        idempotencyKey: "once-with-a-token-1",
      };
      const [first, second] = [await caller.value("register", wanted), await caller.value("register", wanted)];
      expect(second.userName).toBe(first.userName);
    });
  });
});

describe("unsigned tokens", () => {
  const demo = { ...acme, phoneAuth: { projectId: "demo-acme" } };
  async function callerWith(emulator: boolean): Promise<Caller> {
    const caller = new Caller(await startPlatform("PostgreSQL", { emulator }));
    await caller.operate("PUT", "/sandbox/merchants", [
      demo,
      { ...zenith, phoneAuth: { projectId: "zenith-project" } },
    ]);
    return caller;
  }

  test("are accepted while an emulator runs, for demo projects only", async () => {
    const caller = await callerWith(true);
    const { provider } = caller.platform;
    expect(
      await caller.value("login", byToken(provider.unsigned({ project: "demo-acme", mobile: MARIA }))),
    ).toMatchObject({ userName: "maria" });
    expect(
      await caller.refusal(
        "login",
        byToken(provider.unsigned({ project: "demo-acme", mobile: MARIA, claims: { exp: 1000 } })),
      ),
    ).toBe("identity.wrong");
    expect(
      await caller.refusal("login", byToken(provider.unsigned({ project: "zenith-project", mobile: MARIA })), {
        merchant: zenith.code,
      }),
    ).toBe("identity.wrong");
    await caller.platform.stop();
  });

  test("are refused without one, also for demo projects", async () => {
    const caller = await callerWith(false);
    expect(
      await caller.refusal(
        "login",
        byToken(caller.platform.provider.unsigned({ project: "demo-acme", mobile: MARIA })),
      ),
    ).toBe("identity.wrong");
    await caller.platform.stop();
  });
});

test("unreadable keys are a failure of the platform, not of the token", async () => {
  const caller = new Caller(await startPlatform("PostgreSQL"));
  await caller.operate("PUT", "/sandbox/merchants", [acme]);
  await caller.platform.provider.stop();
  expect(await caller.refusal("login", byToken(await caller.platform.provider.token({ mobile: MARIA })))).toBe(
    "platform.failed",
  );
  await caller.platform.stop();
});
