import { execFileSync, fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { FIXTURE } from "../../tests/support/compiled-brand.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { ask } from "../../tests/support/http.ts";

/** In the words of format 1, in which an action was called "do". */
const oldBrand = JSON.stringify({
  extends: "acme",
  name: "Old",
  hosts: ["old.example"],
  merchant: { code: "old", trialCode: "oldtrial" },
  menus: { main: { entries: { home: { do: { do: "open-service" } } } } },
});
const folders: string[] = [];
const hosts: ChildProcess[] = [];

afterEach(() => {
  for (const host of hosts.splice(0)) host.kill("SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The host of the test site in two processes, on a free port. */
function startHost(brand?: string) {
  const folder = mkdtempSync(join(tmpdir(), "livery-workers-"));
  folders.push(folder);
  cpSync(FIXTURE, folder, { recursive: true });
  if (brand !== undefined) writeFileSync(join(folder, "brands/acme/brand.json"), brand);
  const host = fork(resolve(import.meta.dirname, "main.ts"), {
    execArgv: ["--import", import.meta.resolve("tsx")],
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      LOG_LEVEL: "silent",
      NODE_ENV: "production",
      LIVERY_WORKERS: "2",
      LIVERY_BRANDS: join(folder, "brands"),
      LIVERY_TEXT_PACKS: join(folder, "text-packs"),
      LIVERY_DATA: join(folder, "data"),
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  hosts.push(host);
  let complaints = "";
  host.stderr?.on("data", (chunk: Buffer) => (complaints += String(chunk)));
  return { host, folder, complaints: () => complaints };
}

function workersOf(host: ChildProcess): number[] {
  return execFileSync("pgrep", ["-P", String(host.pid), "-f", "main.ts"], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map(Number);
}

async function readyPort(host: ChildProcess): Promise<number> {
  const [message] = (await once(host, "message")) as [{ ready: true; port: number }];
  return message.port;
}

test("two processes answer on one port; one that ends is replaced, and the host stops with all of them", async () => {
  const { host, folder } = startHost();
  const ready = readyPort(host);
  // A brand of format 1 that is copied while the others are compiled.
  await eventually(() => expect(existsSync(join(folder, "data/last-good"))).toBe(true), 1);
  mkdirSync(join(folder, "brands/old"));
  writeFileSync(join(folder, "brands/old/brand.json"), oldBrand);
  const port = await ready;
  const home = (of = "acme.example") =>
    ask(`http://127.0.0.1:${port}`, { path: "/m/home", headers: { Host: of } }).then(({ status }) => status);
  expect(await home()).toBe(200);
  await eventually(async () =>
    expect(await Promise.all(Array.from({ length: 8 }, () => home("old.example")))).toEqual(Array(8).fill(200)),
  );
  const before = workersOf(host);
  expect(before).toHaveLength(2);

  process.kill(Number(before[0]), "SIGKILL");
  await eventually(() => {
    const now = workersOf(host);
    expect(now).toHaveLength(2);
    expect(now).not.toContain(before[0]);
  });
  await eventually(async () =>
    expect(await Promise.all(Array.from({ length: 8 }, () => home()))).toEqual(Array(8).fill(200)),
  );

  const left = workersOf(host);
  host.kill("SIGTERM");
  expect(await once(host, "exit")).toEqual([0, null]);
  for (const pid of left) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});

test("when no brand compiles, the host ends with the error, once", async () => {
  const { host, complaints } = startHost("{");
  expect(await once(host, "exit")).toEqual([1, null]);
  expect(complaints().match(/compiles\. Run/g)).toHaveLength(1);
});
