import { createServer } from "node:net";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPostgres } from "../support/postgres.ts";
import { runSandbox, type SandboxProcess } from "../support/sandbox-process.ts";

const LIMIT_MS = 120_000;
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

function run(environment: Record<string, string> = {}): SandboxProcess {
  const sandbox = runSandbox({ LIVERY_DATA: data, ...environment });
  started.push(sandbox);
  return sandbox;
}

async function refusal(environment: Record<string, string>): Promise<string> {
  const { code, stderr } = await run(environment).ended;
  expect(code).toBe(1);
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  return stderr;
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
  expect(await refusal({})).toContain(
    `database is in use by process ${first.child.pid}: stop that process, or set LIVERY_DATA`,
  );

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
  const port = await run({ DATABASE_URL: postgres.url }).ready;
  const readiness = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  expect(await readiness()).toBe(200);
  await postgres.stop();
  expect(await readiness()).toBe(503);
});

test("a data folder that cannot be created is refused in one line", async () => {
  expect(await refusal({ LIVERY_DATA: "/dev/null/data" })).toContain("set LIVERY_DATA to a folder");
});

test("a port in use is refused in one line", async () => {
  const holder = createServer();
  const port = await new Promise<number>((resolve) =>
    holder.listen(0, "127.0.0.1", () => resolve((holder.address() as { port: number }).port)),
  );
  expect(await refusal({ SANDBOX_PORT: String(port) })).toContain(`Port ${port} is in use by another process`);
  holder.close();
});

test.each([
  ["that is not a URL", "mysql://x", "DATABASE_URL is not a PostgreSQL URL"],
  ["where nothing listens", "postgres://u:secret@127.0.0.1:1/x", "(127.0.0.1:1/x) does not answer"],
])("a DATABASE_URL %s is refused in one line, without its password", async (_what, url, words) => {
  const line = await refusal({ DATABASE_URL: url });
  expect(line).toContain(words);
  expect(line).not.toContain("secret");
});
