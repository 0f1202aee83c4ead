import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { acme, Caller, zenith } from "../support/caller.ts";
import { engines, startPlatform, type TestPlatform } from "../support/platform.ts";

/** Making a database takes seconds, and longer on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const platforms = new Map<string, TestPlatform>();
const callerOn = (engine: string): Caller => new Caller(platforms.get(engine)!);

beforeAll(async () => {
  for (const engine of engines) platforms.set(engine, await startPlatform(engine));
});
afterAll(async () => {
  for (const platform of platforms.values()) await platform.stop();
});

const countRows = async ({ platform: { database } }: Caller): Promise<number[]> =>
  Promise.all((["games", "vendors", "announcements", "lottery_games", "accounts", "ledger_entries", "messages"] as const)
    .map(async (table) => Number((await database.selectFrom(table).select((select) => select.fn.countAll().as("count")).executeTakeFirstOrThrow()).count)));

test.each(engines)("on %s, provisioning again writes nothing twice", async (engine) => {
  const caller = callerOn(engine);
  await caller.operate("PUT", "/sandbox/merchants", [acme, zenith]);
  const before = await countRows(caller);
  const response = await caller.operate("PUT", "/sandbox/merchants", [acme, zenith]);
  expect(await response.json()).toEqual({ value: [{ code: "acme", seeded: false }, { code: "zenith", seeded: false }] });
  expect(await countRows(caller)).toEqual(before);
});

test.each(engines)("on %s, several processes may provision the same merchant at once", async (engine) => {
  const caller = callerOn(engine);
  const twin = { ...acme, code: "twin", trialCode: "twin-trial" };
  const answers = await Promise.all(Array.from({ length: 4 }, () => caller.operate("PUT", "/sandbox/merchants", [twin])));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  expect(await caller.value("wallet", {}, { merchant: "twin", token: await caller.signIn("maria", { merchant: "twin" }) })).toMatchObject({ sumBalance: "25480.75" });
});

test.each(engines)("on %s, a new name and palette are taken over, and pictures get new addresses", async (engine) => {
  const caller = callerOn(engine);
  await caller.operate("PUT", "/sandbox/merchants", [acme]);
  const [before] = await caller.value("vendors", { language: "EN" });
  await caller.operate("PUT", "/sandbox/merchants", [{ ...acme, name: "Acme Two", palette: { ...acme.palette, accent: "#abcdef" } }]);
  const [after] = await caller.value("vendors", { language: "EN" });
  expect(after?.icon).not.toBe(before?.icon);
  const popups = await caller.value("announcements", { types: "PU", groupName: "m_home", language: "EN" });
  expect(popups.map((popup) => popup.title)).toContain("Welcome to Acme Two");
});

test("without the secret nobody provisions", async () => {
  const response = await callerOn("PostgreSQL").operate("PUT", "/sandbox/merchants", [acme], "guess");
  expect(response.status).toBe(401);
});

test.each([
  ["a colour that is none", { ...acme, palette: { ...acme.palette, ink: "black" } }, /palette/],
  ["one code for both", { ...acme, trialCode: acme.code }, /trial/],
  ["another merchant's trial code", { ...acme, code: "thief", trialCode: zenith.trialCode }, /zenith-trial/],
])("%s is refused with a reason", async (_what, merchant, words) => {
  const caller = callerOn("PostgreSQL");
  await caller.operate("PUT", "/sandbox/merchants", [zenith]);
  const response = await caller.operate("PUT", "/sandbox/merchants", [merchant]);
  expect(response.status).toBe(400);
  expect(((await response.json()) as { error: { message: string } }).error.message).toMatch(words);
});
