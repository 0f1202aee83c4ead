import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../database/open.ts";
import { openDatabaseOn } from "../../tests/support/databases.ts";
import type { Account } from "../database/tables.ts";
import { after, duration } from "../clock.ts";
import { closeSession, endSessions, findSession, hashOfToken, openSession, SESSION_LIFE_MS } from "./tokens.ts";

let opened: Pick<OpenDatabase, "database" | "close">;
let account: Account;
let moment = new Date("2026-03-14T05:20:33Z");
const clock = { now: () => moment };

beforeAll(async () => {
  opened = await openDatabaseOn("PGlite");
  account = await opened.database
    .insertInto("accounts")
    .values({
      id: "1",
      merchant_code: "acme",
      username: "ana",
      password_hash: null,
      type: 0,
      nickname: "",
      upline_id: null,
      status: "active",
      staff: false,
      registered_at: moment,
      last_login_at: null,
      created_from: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
});
afterAll(() => opened.close());
beforeEach(() => {
  moment = new Date("2026-03-14T05:20:33Z");
});

const open = (): Promise<string> => openSession(opened.database, account, clock);
const find = (token: string, merchant = "acme") => findSession(opened.database, token, merchant, clock);

test("a token is 32 random bytes, and only its hash is stored", async () => {
  const token = await open();
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(await open()).not.toBe(token);
  const hashes = (await opened.database.selectFrom("sessions").select("token_hash").execute()).map(
    (row) => row.token_hash,
  );
  expect(hashes).toContain(hashOfToken(token));
  expect(hashes).not.toContain(token);
});

test("a token finds its account, under its merchant only", async () => {
  const token = await open();
  expect(await find(token)).toMatchObject({ state: "valid", account: { username: "ana" } });
  expect(await find(token, "zenith")).toEqual({ state: "unknown" });
  expect(await find("made-up")).toEqual({ state: "unknown" });
});

test("a session ends twelve hours after its last use", async () => {
  const token = await open();
  for (let use = 0; use < 3; use++) {
    moment = after(moment, SESSION_LIFE_MS - duration.minute);
    expect((await find(token)).state).toBe("valid");
  }
  moment = after(moment, SESSION_LIFE_MS);
  expect(await find(token)).toEqual({ state: "expired" });
});

test("a closed session is unknown, and closing it again changes nothing", async () => {
  const token = await open();
  await closeSession(opened.database, token, "acme");
  await closeSession(opened.database, token, "acme");
  expect(await find(token)).toEqual({ state: "unknown" });
});

test("an ended session has its reason, even long after it would have expired, and only the first reason counts", async () => {
  const [one, two] = [await open(), await open()];
  expect(await endSessions(opened.database, "1", "replaced", moment, { butHash: hashOfToken(two) })).toBeGreaterThan(0);
  expect(await endSessions(opened.database, "1", "password", moment)).toBe(1);
  moment = after(moment, 2 * SESSION_LIFE_MS);
  expect([await find(one), await find(two)]).toEqual([{ state: "replaced" }, { state: "password" }]);
  expect(await find(one, "zenith")).toEqual({ state: "unknown" });
});

test("an exclusive session ends the others", async () => {
  const one = await open();
  const two = await openSession(opened.database, account, clock, { alone: true });
  expect([(await find(one)).state, (await find(two)).state]).toEqual(["replaced", "valid"]);
});

test("the browser's name is stored, with a limited length", async () => {
  const token = await openSession(opened.database, account, clock, { userAgent: "x".repeat(10_000) });
  const row = await opened.database
    .selectFrom("sessions")
    .select("user_agent")
    .where("token_hash", "=", hashOfToken(token))
    .executeTakeFirstOrThrow();
  expect(row.user_agent).toHaveLength(300);
});

test("another merchant cannot close a session", async () => {
  const token = await open();
  await closeSession(opened.database, token, "zenith");
  expect((await find(token)).state).toBe("valid");
});

test("a disabled account has no session", async () => {
  const token = await open();
  await opened.database.updateTable("accounts").set({ status: "disabled" }).execute();
  expect(await find(token)).toEqual({ state: "unknown" });
  await opened.database.updateTable("accounts").set({ status: "active" }).execute();
});
