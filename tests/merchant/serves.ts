import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished } from "vitest";
import { shell } from "./shell.ts";
import { eventually } from "../support/eventually.ts";

/**
 * `npx livery dev` serves the repository's brand, and its page follows a save. Its packages are those of this checkout,
 * in the place where it would install them: what they are is derived from the imports of what runs.
 */
export async function serves(folder: string): Promise<void> {
  expect(shell(folder, "npm_config_offline=true npm_config_cache=$PWD/.livery/none npx --no livery dev")).toMatchObject(
    {
      code: 2,
      out: "",
      complaint: expect.stringContaining("The packages of the site could not be installed in .livery/site"),
    },
  );
  offerPackages(folder);
  const child = start(folder);
  const said = outputOf(child);
  const port = await readyPort(child, said);
  const shows = async (text: string) => (await pageOf(port)).includes(text);
  expect(await shows("Evening")).toBe(false);
  expect(await shows("Acme")).toBe(true);
  const brand = join(folder, "acme/brand.json");
  writeFileSync(brand, readFileSync(brand, "utf8").replace('"wordmark": "Acme"', '"wordmark": "Evening"'));
  await eventually(async () => expect(await shows("Evening")).toBe(true), 250);
  breakPage(folder);
  await eventually(() => expect(said()).toContain("This page is empty (later, for"));
}

/** A page that a platform without favourites leaves empty: only drawing it shows that. */
function breakPage(folder: string): void {
  const games = { widget: "game-grid", options: { source: { call: "favouriteList" }, empty: "hide" } };
  mkdirSync(join(folder, "acme/screens"), { recursive: true });
  writeFileSync(join(folder, "acme/screens/later.json"), JSON.stringify({ layout: "stack", body: { games } }));
  writeFileSync(join(folder, "acme/routes.json"), JSON.stringify({ later: { path: "/m/later", screen: "later" } }));
}

function offerPackages(folder: string): void {
  const site = join(folder, ".livery/site");
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));
  const { overrides } = JSON.parse(readFileSync("package.json", "utf8")) as { overrides: object };
  const dependencies: unknown = JSON.parse(readFileSync("dist/site-packages.json", "utf8"));
  const wanted = { private: true, type: "module", dependencies, overrides };
  writeFileSync(join(site, "installed.json"), `${JSON.stringify(wanted, null, 2)}\n`);
}

function start(folder: string): ChildProcess {
  const child = spawn("npx", ["livery", "dev", "--port", "0"], {
    cwd: folder,
    env: { ...process.env, SANDBOX_CACHE: tmpdir() },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = () => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, "SIGTERM");
  onTestFinished(async () => {
    if (stop()) await new Promise((done) => child.once("close", done));
  });
  return child;
}

/** Everything that it has printed so far. */
function outputOf(child: ChildProcess): () => string {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => (said += text.toString()));
  return () => said;
}

/** The port in the address that it prints when it is ready. */
function readyPort(child: ChildProcess, said: () => string): Promise<number> {
  return new Promise((found, refuse) => {
    child.stdout?.on("data", () => {
      const port = /http:\/\/acme\.localhost:(\d+)\//.exec(said())?.[1];
      if (port !== undefined) found(Number(port));
    });
    child.once("close", () => refuse(new Error(`livery dev ended: ${said()}`)));
  });
}

function pageOf(port: number): Promise<string> {
  return new Promise((done, refuse) => {
    request(
      { port, path: "/m/home", headers: { host: `acme.localhost:${port}`, "accept-language": "en" } },
      (answer) => {
        let text = "";
        answer.on("data", (part: Buffer) => (text += part.toString()));
        answer.once("end", () => done(text));
      },
    )
      .once("error", refuse)
      .end();
  });
}
