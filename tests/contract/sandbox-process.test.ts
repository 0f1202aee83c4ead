import { createServer, type AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { answers, openPostgres } from "../../sandbox/database/open.ts";
import { readSettings } from "../../sandbox/settings.ts";
import { StartProblem } from "../../sandbox/start-problem.ts";
import { start } from "../../sandbox/start.ts";
import { startPostgres } from "../support/postgres.ts";

vi.setConfig({ testTimeout: 600_000 });
let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "livery-sandbox-"));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const inProcess = { SANDBOX_PORT: "0", SANDBOX_GAMES_PORT: "0", LOG_LEVEL: "silent" };

/** The line with which the sandbox would refuse to start. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const problem: unknown = await start(readSettings({ ...inProcess, LIVERY_DATA: data, ...environment })).catch(
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(StartProblem);
  return (problem as StartProblem).message;
}

test("on a real PostgreSQL it is ready as long as the database answers", async () => {
  const postgres = await startPostgres();
  const running = await start(readSettings({ ...inProcess, DATABASE_URL: postgres.url }));
  onTestFinished(() => running.stop());
  const readiness = async (): Promise<number> => (await fetch(`http://127.0.0.1:${running.port}/readyz`)).status;
  expect(await readiness()).toBe(200);
  await postgres.stop();
  expect(await readiness()).toBe(503);
});

test("a connection of PostgreSQL that breaks while it is lent fails what is asked on it, and nothing else", async () => {
  const postgres = await startPostgres();
  const { database, close } = await openPostgres(postgres.url);
  onTestFinished(close);
  await database.connection().execute(async (lent) => {
    await answers(lent);
    await postgres.stop();
    await expect(answers(lent)).rejects.toThrow(/[Cc]onnection/);
  });
});

test("a data folder that cannot be created is refused with what to set", async () => {
  await expect(refusal({ LIVERY_DATA: "/dev/null/data" })).resolves.toContain("set LIVERY_DATA to a folder");
});

test("a port in use is refused with its number", async () => {
  const holder = createServer();
  const port = await new Promise<number>((resolve) =>
    holder.listen(0, "127.0.0.1", () => resolve((holder.address() as AddressInfo).port)),
  );
  await expect(refusal({ SANDBOX_PORT: String(port) })).resolves.toContain(`Port ${port} is in use by another process`);
  holder.close();
});

test.each([
  ["that is not a URL", "mysql://x", "DATABASE_URL is not a PostgreSQL URL"],
  ["where nothing listens", "postgres://u:secret@127.0.0.1:1/x", "(127.0.0.1:1/x) does not answer"],
])("a DATABASE_URL %s is refused in one line, without its password", async (_what, url, words) => {
  const line = await refusal({ DATABASE_URL: url });
  expect(line).toContain(words);
  expect(line).not.toContain("secret");
  expect(line).not.toContain("\n");
});
