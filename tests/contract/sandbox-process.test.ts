import { createServer, type AddressInfo } from "node:net";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { answers, openPostgres } from "../../sandbox/database/open.ts";
import { readSettings } from "../../sandbox/settings.ts";
import { StartProblem } from "../../sandbox/start-problem.ts";
import { start } from "../../sandbox/start.ts";
import { startPostgres } from "../support/postgres.ts";
import { runSandbox, type SandboxProcess } from "../support/sandbox-process.ts";

const LIMIT_MS = 600_000;
vi.setConfig({ testTimeout: LIMIT_MS });
let data: string;
const started: SandboxProcess[] = [];

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "livery-sandbox-"));
});
afterEach(async () => {
  for (const { child } of started) child.kill("SIGKILL");
  await Promise.all(started.splice(0).map((sandbox) => sandbox.ended));
  rmSync(data, { recursive: true, force: true });
});

function run(): SandboxProcess {
  const sandbox = runSandbox({ LIVERY_DATA: data });
  started.push(sandbox);
  return sandbox;
}

const inProcess = { SANDBOX_PORT: "0", SANDBOX_GAMES_PORT: "0", LOG_LEVEL: "silent" };

/** The line with which the sandbox would refuse to start. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const problem: unknown = await start(readSettings({ ...inProcess, LIVERY_DATA: data, ...environment })).catch(
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(StartProblem);
  return (problem as StartProblem).message;
}

/**
 * One test, because creating a database is slow: killed while creating it, created, refused to a second process, killed,
 * reopened, stopped.
 */
test("one process locks the data folder, and a killed one does not block the next", async () => {
  const hasty = run();
  await vi.waitUntil(() => existsSync(join(data, "database.new")), { timeout: LIMIT_MS, interval: 5 });
  await killed(hasty);

  const first = run();
  const port = await first.ready;
  expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).toEqual({ status: "ok" });
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  const { code, stderr } = await run().ended;
  expect(code).toBe(1);
  expect(stderr.trimEnd().split("\n")).toEqual([
    expect.stringContaining(`database is in use by process ${first.child.pid}: stop that process, or set LIVERY_DATA`),
  ]);

  await killed(first);
  expect(existsSync(join(data, "database.lock"))).toBe(true);
  const heir = run();
  await heir.ready;
  heir.child.kill("SIGTERM");
  expect((await heir.ended).code).toBe(0);
  expect(existsSync(join(data, "database.lock"))).toBe(false);
});

async function killed(sandbox: SandboxProcess): Promise<void> {
  sandbox.child.kill("SIGKILL");
  await sandbox.ended;
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
