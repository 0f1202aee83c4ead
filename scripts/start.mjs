/**
 * Runs the product: installs what is missing, builds, starts the sandbox and the site server, and prints the addresses.
 * Plain JavaScript without dependencies, because on a fresh clone there is nothing but Node and npm.
 */
import { fork, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { installMissing } from "./install.mjs";

const port = process.env.PORT ?? "4100";
/** With demo accounts the site is for this machine only, unless another interface is asked for. */
const address = process.env.LIVERY_ADDRESS ?? "127.0.0.1";
const isProduction = process.env.NODE_ENV === "production";
const children = [];
let stopping = false;

installMissing();
await assertFree(Number(port));
step("Building");
run("node", ["--import", "tsx", "scripts/build.ts"]);
const secret = process.env.SANDBOX_SECRET ?? randomBytes(24).toString("base64url");

step("Starting the sandbox (the first start creates its database)");
const sandbox = await start(
  "sandbox/main.ts",
  {
    SANDBOX_PORT: process.env.SANDBOX_PORT ?? "0",
    SANDBOX_GAMES_PORT: process.env.SANDBOX_GAMES_PORT ?? "0",
    SANDBOX_SECRET: secret,
    SANDBOX_OUTBOX: process.env.SANDBOX_OUTBOX ?? "open",
  },
  { quiet: true },
);
step("Compiling brands and rendering pages");
const host = await start("src/host/main.ts", {
  PORT: port,
  LIVERY_SANDBOX: `http://127.0.0.1:${sandbox.port}`,
  LIVERY_GAMES: sandbox.games,
  SANDBOX_SECRET: secret,
  LIVERY_ADDRESS: address,
  LIVERY_LIVE: process.env.LIVERY_LIVE ?? liveEdits(),
  LIVERY_REPORTS: process.env.LIVERY_REPORTS ?? (isProduction ? "0" : "1"),
  NODE_ENV: "production",
});
announce(host);

/** Edits are shown on open pages, their mistakes only on this machine. */
function liveEdits() {
  if (isProduction) return "off";
  return /^(?:127\.|::1$)/.test(address) ? "diagnostics" : "updates";
}

/** Starts one of our programs and waits for its ready message; if it exits before, so do we, with its exit code. */
function start(file, env, { quiet = false } = {}) {
  const child = fork(file, [], {
    execArgv: ["--import", "tsx"],
    env: { LOG_LEVEL: "warn", ...process.env, ...env },
    stdio: ["ignore", quiet ? "ignore" : "inherit", "inherit", "ipc"],
  });
  children.push(child);
  child.once("exit", (code) => stop(code ?? 1));
  return new Promise((resolve) => child.on("message", (message) => message.ready && resolve(message)));
}

/** Reports a port in use before anything is built. The site server reports every other problem with it. */
function assertFree(requested) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", ({ code }) => {
      if (code !== "EADDRINUSE") return resolve();
      console.error(
        `Port ${requested} is in use. Stop the program that uses it, or choose another port: PORT=4200 npm start`,
      );
      process.exit(1);
    });
    probe.once("listening", () => probe.close(resolve));
    if (Number.isInteger(requested) && requested > 0 && requested < 65_536) probe.listen(requested, address);
    else resolve();
  });
}

function announce({ brands, pages, port: actual }) {
  const width = Math.max(...brands.map(({ name }) => name.length));
  console.log(`\n${pages} pages of ${brands.length} brands are ready.\n`);
  for (const brand of brands) console.log(`  ${brand.name.padEnd(width)}  http://${brand.host}:${actual}/`);
  if (!process.env.DATABASE_URL)
    console.log(
      `\nThe sandbox keeps its data in ${process.env.LIVERY_DATA ?? ".livery"}/ (embedded PostgreSQL, for demos and development; production needs DATABASE_URL).`,
    );
  console.log(
    '\nAccounts on every brand (password Livery-2026):\n  maria  member, with a nickname and money\n  juan   member\n  liza   member of type 40\n  ramon  agent, as nena\n  tito   agent of type 41; boyet of type 42\n  selya  agent whose upline proposes a contract\n  trial  trial account; "Try it free" on the sign-in screen creates your own',
  );
  console.log(`\nSMS codes and mails are not sent; read them at http://127.0.0.1:${sandbox.port}/sandbox/outbox`);
  console.log("\nEdit a file in brands/ or text-packs/ and watch the open page. Stop with Ctrl+C.\n");
}

function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  stopLast();
}

/** Stops what started last first: the host still answers calls while it stops, and needs the sandbox for them. */
function stopLast() {
  const child = children.pop();
  if (!child) return;
  if (child.exitCode !== null || child.signalCode !== null) return stopLast();
  child.once("exit", stopLast);
  child.kill("SIGTERM");
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop(0));

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

function step(text) {
  console.log(`${text} …`);
}
