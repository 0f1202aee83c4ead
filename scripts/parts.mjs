import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";

/**
 * A part of `npm run check` or `npm test`: commands that run in order until one fails.
 *
 * @typedef {{ name: string, commands: string[][], after?: string, seconds?: number, env?: Record<string, string>,
 * live?: boolean, report?: boolean }} Part
 * `after`: the part that must have ended before this one starts. `seconds`: the time limit of the whole part. `live`: its output is shown while it runs. `report`: its output is also
 * shown when it passes.
 * @typedef {{ name: string, passed: boolean, output: string, seconds: number }} Outcome
 */

const DEFAULT_SECONDS = 180;

/**
 * Runs parts, `width` of them in parallel, and prints a line for each as it ends, with the full output of those that
 * failed.
 */
export async function runParts(parts, { root, width = 2 }) {
  const waiting = [...parts];
  const outcomes = new Map();
  const started = new Map();
  const isReady = ({ after }) => after === undefined || outcomes.has(after);
  const worker = async () => {
    while (waiting.length > 0) {
      const part = waiting.find(isReady);
      if (!part) {
        await Promise.race(started.values());
        continue;
      }
      waiting.splice(waiting.indexOf(part), 1);
      started.set(part.name, runPart(part, root));
      const outcome = await started.get(part.name);
      started.delete(part.name);
      outcomes.set(part.name, outcome);
      printOutcome(part, outcome);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return parts.map((part) => outcomes.get(part.name));
}

/** @param {Part} part @returns {Promise<Outcome>} */
export async function runPart(part, root) {
  const start = Date.now();
  let output = "";
  let passed = true;
  for (const command of part.commands) {
    const left = (part.seconds ?? DEFAULT_SECONDS) * 1000 - (Date.now() - start);
    const ended = await run(command, { root, env: part.env, live: part.live, milliseconds: Math.max(left, 1) });
    output += ended.output;
    passed = ended.passed;
    if (!passed) break;
  }
  return { name: part.name, passed, output, seconds: (Date.now() - start) / 1000 };
}

/** Runs one command in its own process group, so that a time limit also ends its children. */
export function run([program, ...args], { root, env = {}, live = false, milliseconds }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let output = "";
    let stopped = false;
    const append = (chunk) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    };
    const limit = globalThis.setTimeout(() => {
      stopped = true;
      append(`\nStopped: it exceeded the remaining time limit of ${Math.round(milliseconds / 1000)} s.\n`);
      void endGroup(child.pid);
    }, milliseconds);
    child.stdout.on("data", append);
    child.stderr.on("data", append);
    child.on("error", (error) => append(`${program} could not be started: ${error.message}\n`));
    child.on("close", (code) => {
      clearTimeout(limit);
      running.delete(child.pid);
      resolve({ passed: code === 0 && !stopped, output });
    });
    if (child.pid) running.add(child.pid);
  });
}

const running = new Set();

/** Milliseconds in which an interrupted command may write its report and stop the servers it started. */
const GRACE = 15_000;

/** Interrupts a command and its children; kills those that remain. */
async function endGroup(pid) {
  signalGroup(pid, "SIGINT");
  const end = Date.now() + GRACE;
  while (running.has(pid) && Date.now() < end) await setTimeout(100);
  signalGroup(pid, "SIGKILL");
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    running.delete(pid);
  }
}

for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
]) {
  process.on(signal, async () => {
    await Promise.all([...running].map(endGroup));
    process.exit(code);
  });
}

function printOutcome(part, outcome) {
  const verdict = outcome.passed ? "ok    " : "FAILED";
  console.log(`${verdict} ${part.name.padEnd(26)} ${outcome.seconds.toFixed(1).padStart(6)} s`);
  const shown = part.live ? "" : outcome.output.trimEnd();
  if (shown !== "" && (!outcome.passed || part.report)) console.log(indented(shown));
}

function indented(text) {
  return text
    .split("\n")
    .map((line) => `       ${line}`)
    .join("\n");
}
