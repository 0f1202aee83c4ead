import { createServer } from "node:net";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPostgres } from "../support/postgres.ts";
import { runSandbox, type SandboxProcess } from "../support/sandbox-process.ts";

const LIMIT_MS = 60_000;
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

test("one process holds the data folder: a second is refused, one after a kill -9 or a stop is not", async () => {
  const first = run();
  const port = await first.ready;
  expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).toEqual({ status: "ok" });
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(await refusal({})).toContain(`database is in use by process ${first.child.pid}: stop that process, or set LIVERY_DATA`);

  first.child.kill("SIGKILL");
  await first.ended;
  expect(existsSync(join(data, "database.lock"))).toBe(true);
  const heir = run();
  await heir.ready;
  heir.child.kill("SIGTERM");
  expect((await heir.ended).code).toBe(0);
  expect(existsSync(join(data, "database.lock"))).toBe(false);
}, LIMIT_MS);

test("a process that is killed while it makes its database leaves nothing that stops the next one", async () => {
  const first = run();
  const draft = join(data, "database.new");
  await vi.waitUntil(() => existsSync(draft), { timeout: LIMIT_MS, interval: 5 });
  first.child.kill("SIGKILL");
  await first.ended;
  expect(await run().ready).toBeGreaterThan(0);
}, LIMIT_MS);

test("on a real PostgreSQL it is ready as long as the database answers", async () => {
  const postgres = await startPostgres();
  const port = await run({ DATABASE_URL: postgres.url }).ready;
  const readiness = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  expect(await readiness()).toBe(200);
  await postgres.stop();
  expect(await readiness()).toBe(503);
}, LIMIT_MS);

test("a data folder that cannot be made is refused in one line", async () => {
  expect(await refusal({ LIVERY_DATA: "/dev/null/data" })).toContain("set LIVERY_DATA to a folder");
}, LIMIT_MS);

test("a taken port is refused in one line", async () => {
  const holder = createServer();
  const port = await new Promise<number>((resolve) => holder.listen(0, "127.0.0.1", () => resolve((holder.address() as { port: number }).port)));
  expect(await refusal({ SANDBOX_PORT: String(port) })).toContain(`Port ${port} is in use by another process`);
  holder.close();
}, LIMIT_MS);

test.each([
  ["that is no URL", "mysql://x", "DATABASE_URL is no PostgreSQL URL"],
  ["where nobody listens", "postgres://u:secret@127.0.0.1:1/x", "(127.0.0.1:1/x) does not answer"],
])("a DATABASE_URL %s is refused in one line, without its password", async (_what, url, words) => {
  const line = await refusal({ DATABASE_URL: url });
  expect(line).toContain(words);
  expect(line).not.toContain("secret");
}, LIMIT_MS);

test.each([["SANDBOX_PORT", "eighty"], ["LOG_LEVEL", "loud"]])("%s=%s is refused in one line", async (name, value) => {
  expect(await refusal({ [name]: value })).toContain(`${name} is "${value}"`);
}, LIMIT_MS);
