/**
 * Starts the sandbox and the site server of a build, and prints the addresses: after `npm start` those of this checkout,
 * after `livery dev` those of a merchant's repository, which is the working folder.
 */
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { address, assertFree, port } from "./site-port.mjs";

const root = join(import.meta.dirname, "..");
/** A merchant's repository, which borrows base from this engine. */
const isMerchants = process.env.LIVERY_ENGINE !== undefined;
const isProduction = process.env.NODE_ENV === "production";
const children = [];
let stopping = false;

if (isMerchants) await assertFree("npx livery dev");
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
step("Compiling brands and rendering their homes");
const host = await start("src/host/main.ts", {
  PORT: port,
  LIVERY_SANDBOX: `http://127.0.0.1:${sandbox.port}`,
  LIVERY_GAMES: sandbox.games,
  SANDBOX_SECRET: secret,
  LIVERY_ADDRESS: address,
  LIVERY_DIST: process.env.LIVERY_DIST ?? join(root, "dist"),
  LIVERY_LIVE: process.env.LIVERY_LIVE ?? liveEdits(),
  LIVERY_REPORTS: process.env.LIVERY_REPORTS ?? (isProduction ? "0" : "1"),
  NODE_ENV: "production",
});
announce(host);
if (process.stdout.isTTY && !isMerchants && !isProduction) keepSchemas();

/** For the editor of who works on the brands. `livery dev` does it itself, and the site does not depend on it. */
function keepSchemas() {
  const child = fork(join(root, "bin/livery.mjs"), ["schemas", "--watch"], { stdio: "ignore" });
  child.once("error", () => undefined);
  process.once("exit", () => child.kill("SIGTERM"));
}

/** Edits are shown on open pages, their mistakes only on this machine. */
function liveEdits() {
  if (isProduction) return "off";
  return /^(?:127\.|::1$)/.test(address) ? "diagnostics" : "updates";
}

/** Starts one of our programs and waits for its ready message; if it exits before, so do we, with its exit code. */
function start(file, env, { quiet = false } = {}) {
  const child = fork(join(root, file), [], {
    execArgv: ["--import", import.meta.resolve("tsx")],
    env: { LOG_LEVEL: "warn", ...process.env, ...env },
    stdio: ["ignore", quiet ? "ignore" : "inherit", "inherit", "ipc"],
  });
  children.push(child);
  child.once("exit", (code) => stop(code ?? 1));
  return new Promise((resolve) => child.on("message", (message) => message.ready && resolve(message)));
}

function announce({ brands, port: actual }) {
  const width = Math.max(...brands.map(({ name }) => name.length));
  console.log(`\n${brands.length} brands are ready.\n`);
  for (const brand of brands) console.log(`  ${brand.name.padEnd(width)}  http://${brand.host}:${actual}/`);
  if (!process.env.DATABASE_URL)
    console.log(
      `\nThe sandbox keeps its data in ${process.env.LIVERY_DATA ?? ".livery"}/ (embedded PostgreSQL, for demos and development; production needs DATABASE_URL).`,
    );
  console.log(
    '\nAccounts on every brand (password Livery-2026):\n  maria  member, with a nickname and money\n  juan   member, as cora and dante, who have nothing set up for withdrawals\n  liza   member of type 40\n  ramon  agent, as nena\n  tito   agent of type 41; boyet of type 42\n  selya  agent whose upline proposes a contract\n  trial  trial account; "Try it free" on the sign-in screen creates your own',
  );
  console.log(`\nSMS codes and mails are not sent; read them at http://127.0.0.1:${sandbox.port}/sandbox/outbox`);
  console.log(`Deposits by bank transfer wait for a cashier: http://127.0.0.1:${sandbox.port}/sandbox/cashier`);
  const edited = isMerchants ? "of a brand or of text-packs/" : "in brands/ or text-packs/";
  console.log(`\nEdit a file ${edited} and watch the open page. Stop with Ctrl+C.\n`);
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

function step(text) {
  console.log(`${text} …`);
}
