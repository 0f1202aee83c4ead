import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { postgresBinaries } from "./postgres-binaries.ts";

/** An empty PostgreSQL for one test, deleted when it stops. */
export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}
interface Identity {
  uid: number;
  gid: number;
}

const READY = "database system is ready to accept connections";
const DURABILITY_OFF = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"];

/**
 * Starts a real PostgreSQL. As root it runs as the user "nobody", because PostgreSQL refuses root. `binaries` selects
 * the programs, for this function's own test.
 */
export async function startPostgres(binaries: (scratch: string) => string = postgresBinaries): Promise<TestPostgres> {
  const scratch = mkdtempSync(join(tmpdir(), "livery-postgres-"));
  chmodSync(scratch, 0o755);
  const programs = binaries(scratch);
  const identity = unprivileged();
  const data = join(scratch, "data");
  mkdirSync(data, { mode: 0o700 });
  if (identity) chownSync(data, identity.uid, identity.gid);
  const options = { ...identity, cwd: data };
  execFileSync("cp", ["-R", "-p", `${emptyCluster(programs, identity)}/.`, data], { ...options, stdio: "pipe" });
  const port = await freePort();
  const server = spawn(
    join(programs, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-h",
      "127.0.0.1",
      "-c",
      "unix_socket_directories=",
      "-c",
      "max_connections=60",
      ...DURABILITY_OFF,
    ],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  const removeAll = (): void => rmSync(scratch, { recursive: true, force: true });
  const abandon = (): void => void server.kill("SIGQUIT");
  process.once("exit", abandon);
  await ready(server);
  return {
    url: `postgres://livery@127.0.0.1:${port}/postgres`,
    stop: () =>
      ended(server).finally(() => {
        process.off("exit", abandon);
        removeAll();
      }),
  };
}

/**
 * The folder of a PostgreSQL without databases, to be copied: making one takes three times as long. Kept for the next
 * run, of each version and user.
 */
function emptyCluster(programs: string, identity: Identity | undefined): string {
  const version = execFileSync(join(programs, "postgres"), ["--version"], { ...identity, encoding: "utf8" });
  const name = createHash("sha256")
    .update(`${version}${identity?.uid ?? ""}`)
    .digest("hex")
    .slice(0, 16);
  const place = join(tmpdir(), `livery-postgres-empty-${name}`);
  if (existsSync(place)) return place;
  // Under a name of its own until it is whole: several processes may make one at once.
  const draft = mkdtempSync(`${place}-`);
  if (identity) chownSync(draft, identity.uid, identity.gid);
  execFileSync(
    join(programs, "initdb"),
    ["-D", draft, "-U", "livery", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...identity, cwd: draft, stdio: "pipe" },
  );
  try {
    renameSync(draft, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return place;
}

/** The user to run as if this process is root; undefined to keep the current one. */
function unprivileged(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: string): number => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: ask("-u"), gid: ask("-g") };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(READY)) resolve();
    });
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`PostgreSQL exited with ${code} before it was ready:\n${output}`)));
  });
}

/** SIGINT is PostgreSQL's fast shutdown: open connections are closed. */
function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once("exit", () => resolve());
    server.kill("SIGINT");
  });
}
