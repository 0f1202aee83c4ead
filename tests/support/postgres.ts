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
const DURABILITY_OFF = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * A shell that becomes the server, and stops and deletes it when its fourth stream closes: a test process that is killed
 * closes it, too.
 */
const UNTIL_THIS_PROCESS_ENDS =
  '(read -r _ <&3; kill -QUIT $$; while kill -0 $$; do sleep 0.1; done; rm -rf "$PWD") 2>/dev/null & exec "$0" "$@" 3<&-';

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
  if (identity) for (const folder of [scratch, data]) chownSync(folder, identity.uid, identity.gid);
  const options = { ...identity, cwd: scratch };
  execFileSync("cp", ["-R", "-p", `${emptyCluster(programs, identity)}/.`, data], { ...options, stdio: "pipe" });
  const port = await freePort();
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=60"];
  const server = spawn(
    "sh",
    [
      "-c",
      UNTIL_THIS_PROCESS_ENDS,
      join(programs, "postgres"),
      "-D",
      data,
      ...[...settings, ...DURABILITY_OFF].flatMap((setting) => ["-c", setting]),
    ],
    { ...options, stdio: ["ignore", "ignore", "pipe", "pipe"] },
  );
  await ready(server);
  return {
    url: `postgres://livery@127.0.0.1:${port}/postgres`,
    stop: () => ended(server).finally(() => rmSync(scratch, { recursive: true, force: true })),
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

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once("exit", () => resolve());
    server.stdio[3]?.destroy();
  });
}
