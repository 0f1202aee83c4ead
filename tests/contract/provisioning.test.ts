import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { acme, Caller, zenith } from "../support/caller.ts";
import { newMember } from "../support/new-member.ts";
import { engines } from "../support/databases.ts";
import { startPlatform } from "../support/platform.ts";

let caller: Caller;
beforeAll(async () => {
  caller = new Caller(await startPlatform("PostgreSQL"));
});
afterAll(() => caller.platform.stop());

const countRows = async ({ platform: { database } }: Caller): Promise<number[]> =>
  Promise.all(
    (
      [
        "games",
        "vendors",
        "announcements",
        "articles",
        "lottery_games",
        "accounts",
        "ledger_entries",
        "messages",
      ] as const
    ).map(async (table) =>
      Number(
        (
          await database
            .selectFrom(table)
            .select((select) => select.fn.countAll().as("count"))
            .executeTakeFirstOrThrow()
        ).count,
      ),
    ),
  );

test("provisioning again writes nothing twice", async () => {
  await caller.operate("PUT", "/sandbox/merchants", [acme, zenith]);
  const before = await countRows(caller);
  const response = await caller.operate("PUT", "/sandbox/merchants", [acme, zenith]);
  expect(await response.json()).toEqual({
    value: [
      { code: "acme", seeded: false },
      { code: "zenith", seeded: false },
    ],
  });
  expect(await countRows(caller)).toEqual(before);
});

// Where connections differ most: one of them takes turns, the other's compete.
test.each(engines)("on %s, several processes may provision the same merchant at once", async (engine) => {
  const platform = await startPlatform(engine);
  onTestFinished(() => platform.stop());
  const fresh = new Caller(platform);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => fresh.operate("PUT", "/sandbox/merchants", [acme])),
  );
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  expect(await fresh.value("wallet", {}, { token: await fresh.signIn("maria") })).toMatchObject({
    sumBalance: "25480.75",
  });
});

test("a new name and palette are applied, and pictures get new addresses", async () => {
  await caller.operate("PUT", "/sandbox/merchants", [acme]);
  const [before] = await caller.value("vendors", { language: "EN" });
  await caller.operate("PUT", "/sandbox/merchants", [
    { ...acme, name: "Acme Two", palette: { ...acme.palette, accent: "#abcdef" } },
  ]);
  const [after] = await caller.value("vendors", { language: "EN" });
  expect(after?.icon).not.toBe(before?.icon);
  const popups = await caller.value("announcements", { types: "PU", groupName: "m_home", language: "EN" });
  expect(popups.map((popup) => popup.title)).toContain("Welcome to Acme Two");
});

test("a merchant's own rules are returned and applied, and what the platform refuses stays refused", async () => {
  const rules = {
    username: { pattern: "[A-Za-z0-9_]+", minLength: 6, maxLength: 30 },
    password: { minLength: 9 },
    recommenderId: { maxLength: 10 },
  };
  await caller.operate("PUT", "/sandbox/merchants", [{ ...acme, rules }]);
  const returned = await caller.value("fieldRules", {});
  expect(returned).toMatchObject({
    username: { minLength: 6, maxLength: 30 },
    password: { minLength: 9, maxLength: 64 },
    newPassword: { minLength: 9 },
    recommenderId: { maxLength: 10 },
    email: { maxLength: 100 },
  });
  const pattern = new RegExp(`^(?:${returned["username"]?.pattern})$`, "u");
  expect(["ligaya", "ligaya_1", "09171000005", "li gaya"].map((name) => pattern.test(name))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const outcome = async (username: string, password = "Mabuhay-12") => {
    const { status, failure } = await caller.call("register", {
      ...newMember(username),
      password,
      confirmPassword: password,
    });
    return status === 200 ? "registered" : failure.value?.field;
  };
  expect([
    await outcome("ligay"),
    await outcome("09171000005"),
    await outcome("ligaya_r", "Short-12"),
    await outcome("ligaya_na_mahaba_ang_pangalan"),
  ]).toEqual(["username", "username", "password", "registered"]);
  await caller.operate("PUT", "/sandbox/merchants", [acme]);
  expect((await caller.value("fieldRules", {}))["username"]).toEqual({
    pattern: "[A-Za-z][A-Za-z0-9_]*",
    minLength: 4,
    maxLength: 16,
  });
});

test("a merchant that is provisioned without a promotion runs it once an operator switches it on", async () => {
  const promotions = async () => (await caller.value("startUp", {})).info.promotions;
  await caller.operate("PUT", "/sandbox/merchants", [{ ...acme, promotions: { MISSION: false } }]);
  expect(await promotions()).toEqual({ MISSION: false, REFERRAL: true });
  await caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { promotions: { MISSION: true } });
  expect(await promotions()).toEqual({ MISSION: true, REFERRAL: true });
});

test("provisioning requires the secret", async () => {
  const response = await caller.operate("PUT", "/sandbox/merchants", [acme], "guess");
  expect(response.status).toBe(401);
});

test.each([
  ["an invalid colour", { ...acme, palette: { ...acme.palette, ink: "black" } }, /palette/],
  ["a rule with an invalid pattern", { ...acme, rules: { username: { pattern: "[" } } }, /regular expression/],
  ["the same code for both", { ...acme, trialCode: acme.code }, /trial/],
  ["another merchant's trial code", { ...acme, code: "thief", trialCode: zenith.trialCode }, /zenith-trial/],
])("%s is refused with a reason", async (_what, merchant, words) => {
  await caller.operate("PUT", "/sandbox/merchants", [zenith]);
  const response = await caller.operate("PUT", "/sandbox/merchants", [merchant]);
  expect(response.status).toBe(400);
  expect(((await response.json()) as { error: { message: string } }).error.message).toMatch(words);
});
