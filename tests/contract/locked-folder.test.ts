import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
