import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { acme, Caller, zenith } from "../support/caller.ts";
import { startPlatform } from "../support/platform.ts";

/** Making a database takes seconds, and longer on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const WINDOW_MS = 10 * 60_000;
let caller: Caller;

beforeAll(async () => {
  caller = new Caller(await startPlatform("PostgreSQL"));
  await caller.operate("PUT", "/sandbox/merchants", [acme, zenith]);
});
afterAll(() => caller.platform.stop());
afterEach(() => caller.platform.clock.pass(WINDOW_MS));

const attempt = (username: string, password: string, address: string, merchant = acme.code as string) => caller.call("login", { username, password, type: "username" }, { address, merchant });

test("the third failure of an account asks for a captcha, wherever it comes from", async () => {
  const answers = [await attempt("juan", "a", "203.0.113.1"), await attempt("juan", "b", "203.0.113.2"), await attempt("juan", "c", "203.0.113.3")];
  expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401]);
  expect(answers.map((answer) => answer.failure.value)).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }]);
});

test("the third failure from an address asks for a captcha, whatever the account", async () => {
  const answers = [await attempt("juan", "a", "203.0.113.4"), await attempt("nobody", "b", "203.0.113.4"), await attempt("maria", "c", "203.0.113.4")];
  expect(answers.at(-1)?.failure.value).toEqual({ captcha: true });
});

test("an unknown name and a wrong password get the same answer", async () => {
  const [unknown, wrong] = [await attempt("nobody", "a", "203.0.113.5"), await attempt("juan", "a", "203.0.113.6")];
  expect(unknown.failure).toEqual(wrong.failure);
  expect(unknown.status).toBe(wrong.status);
});

test("the twenty-first try of an account from an address is refused for ten minutes, the right password too; other addresses are not", async () => {
  for (let count = 0; count < 20; count++) expect((await attempt("liza", "wrong", "203.0.113.7")).status).toBe(401);
  const refused = await attempt("liza", "Livery-2026", "203.0.113.7");
  expect([refused.status, refused.failure.error.code]).toEqual([429, "rate.limited"]);
  expect((await attempt("liza", "Livery-2026", "203.0.113.8")).status).toBe(200);
  caller.platform.clock.pass(WINDOW_MS);
  expect((await attempt("liza", "Livery-2026", "203.0.113.7")).status).toBe(200);
});

test("a success forgets the failures of the account from there", async () => {
  await attempt("juan", "a", "203.0.113.9");
  await attempt("juan", "b", "203.0.113.9");
  await attempt("juan", "Livery-2026", "203.0.113.9");
  expect((await attempt("juan", "c", "203.0.113.9")).failure.value).toEqual({ captcha: false });
});

test("only the first sign-in is the first", async () => {
  const first = await attempt("tito", "Livery-2026", "203.0.113.10");
  const second = await attempt("TITO", "Livery-2026", "203.0.113.10");
  expect([first.value.firstTimeLogin, second.value.firstTimeLogin]).toEqual([true, false]);
});

test("a merchant's token opens nothing at another merchant", async () => {
  const token = await caller.signIn("maria");
  expect((await caller.call("wallet", {}, { token })).status).toBe(200);
  const elsewhere = await caller.call("wallet", {}, { token, merchant: zenith.code });
  expect([elsewhere.status, elsewhere.failure.error.code]).toEqual([401, "session.missing"]);
});

test("the trial account signs in under the trial merchant only, and its session belongs there", async () => {
  expect((await attempt("trial", "Livery-2026", "203.0.113.11")).status).toBe(401);
  const { value } = await attempt("trial", "Livery-2026", "203.0.113.12", acme.trialCode);
  expect(value).toMatchObject({ trial: 1, customerType: 4 });
  expect(await caller.value("wallet", {}, { token: value.token, merchant: acme.trialCode })).toMatchObject({ sumBalance: "2000.00" });
  expect((await caller.call("wallet", {}, { token: value.token })).status).toBe(401);
});

test("the trial merchant shows the main merchant's catalogue", async () => {
  const ask = { language: "EN" } as const;
  expect(await caller.value("hotGames", ask, { merchant: acme.trialCode })).toEqual(await caller.value("hotGames", ask));
});
