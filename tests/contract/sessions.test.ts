import { afterEach, describe, expect, test } from "vitest";
import { contract, type CallName } from "#gateway/contract.ts";
import { failuresOf, type Endpoint } from "#gateway/endpoint.ts";
import { required } from "#kernel/assert.ts";
import { acme, zenith } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { newMember, NEW_PASSWORD } from "../support/new-member.ts";

const DAY_MS = 24 * 3_600_000;

describe("sessions", () => {
  const caller = callerOn("PostgreSQL", { merchants: [acme, zenith] });
  afterEach(() => allowOne(false));

  const allowOne = (singleSession: boolean) =>
    caller.operate("PATCH", "/sandbox/merchants/acme/state", { singleSession });
  const signIn = async (username: string) =>
    (await caller.value("login", { username, password: NEW_PASSWORD, type: "username" })).token;
  const codeOf = (token: string) => caller.refusal("wallet", {}, { token });
  const idOf = async (token: string) =>
    required(
      (await caller.value("sessionList", {}, { token })).find(({ current }) => current),
      "This session",
    ).id;

  test("two phones can be signed in at once, unless the merchant allows only one session", async () => {
    const { token: first } = await caller.value("register", newMember("agila"));
    const second = await signIn("agila");
    expect([await codeOf(first), await codeOf(second)]).toEqual([undefined, undefined]);
    await allowOne(true);
    const third = await signIn("agila");
    expect([await codeOf(first), await codeOf(second), await codeOf(third)]).toEqual([
      "session.replaced",
      "session.replaced",
      undefined,
    ]);
    const answer = await caller.call("wallet", {}, { token: first });
    expect(answer.status).toBe(401);
  });

  test("if one session is allowed and two sign in simultaneously, one remains", async () => {
    await caller.value("register", newMember("kidlat"));
    await allowOne(true);
    const tokens = await Promise.all([signIn("kidlat"), signIn("kidlat"), signIn("kidlat")]);
    const codes = await Promise.all(tokens.map(codeOf));
    expect(codes.toSorted()).toEqual(["session.replaced", "session.replaced", undefined]);
  });

  test("a member's sign-in ends nobody else's session, and neither does a trial", async () => {
    const { token } = await caller.value("register", newMember("ulan"));
    await allowOne(true);
    await caller.value("register", newMember("araw"));
    await caller.value("testPlay", await caller.value("createTrialAccount", {}));
    expect(await codeOf(token)).toBeUndefined();
  });

  test("the reason is available for weeks and is the first one", async () => {
    const { token: elsewhere } = await caller.value("register", newMember("bagwis"));
    const token = await signIn("bagwis");
    await caller.value("endOtherSessions", {}, { token });
    const words = { newPassword: "Mabuhay-2", confirmNewPassword: "Mabuhay-2" };
    await caller.value("changePassword", { oldPassword: NEW_PASSWORD, ...words }, { token });
    caller.platform.clock.pass(20 * DAY_MS);
    expect(await codeOf(elsewhere)).toBe("session.revoked");
    await caller.signIn("maria");
    caller.platform.clock.pass(20 * DAY_MS);
    await caller.signIn("maria");
    expect(await codeOf(elsewhere)).toBe("session.missing");
  });

  test("an id is neither the token nor its hash, and signs nobody in", async () => {
    const { token } = await caller.value("register", newMember("hangin"));
    const id = await idOf(token);
    const rows = await caller.platform.database
      .selectFrom("sessions")
      .select("token_hash")
      .where("id", "=", id)
      .execute();
    expect(rows).toHaveLength(1);
    expect([token, rows[0]?.token_hash]).not.toContain(id);
    expect(await codeOf(id)).toBe("session.missing");
  });

  test("nobody can list or end another member's session, or use another merchant's code to do so", async () => {
    const { token: mine } = await caller.value("register", newMember("dagat"));
    const { token: yours } = await caller.value("register", newMember("bundok"));
    await caller.value("endSession", { id: await idOf(mine) }, { token: yours });
    expect(await codeOf(mine)).toBeUndefined();
    expect(await caller.value("sessionList", {}, { token: yours })).toHaveLength(1);
    expect(await caller.refusal("endOtherSessions", {}, { token: mine, merchant: zenith.code })).toBe(
      "session.missing",
    );
  });

  test("an expired session is not listed, and an active one shows when it was last used", async () => {
    await caller.value("register", newMember("gabi"));
    caller.platform.clock.pass(DAY_MS);
    const token = await signIn("gabi");
    const opened = caller.platform.clock.now().toISOString();
    caller.platform.clock.pass(3_600_000);
    await caller.value("wallet", {}, { token });
    const list = await caller.value("sessionList", {}, { token });
    expect(list).toEqual([
      expect.objectContaining({ openedAt: opened, lastUsedAt: caller.platform.clock.now().toISOString() }),
    ]);
  });

  test("a public call answers a guest whose session was ended", async () => {
    const { token: elsewhere } = await caller.value("register", newMember("bituing"));
    await caller.value("endOtherSessions", {}, { token: await signIn("bituing") });
    expect(
      (await caller.call("announcements", { types: "B", groupName: "m_home", language: "EN" }, { token: elsewhere }))
        .status,
    ).toBe(200);
    expect(await caller.value("logout", {}, { token: elsewhere })).toEqual({ ended: true });
  });
});

test("every call that can return session.expired can return the other reasons, too", () => {
  for (const name of Object.keys(contract) as CallName[]) {
    const codes = failuresOf(contract[name] as Endpoint);
    expect([name, codes.includes("session.replaced")]).toEqual([name, codes.includes("session.expired")]);
  }
});
