import { spawn, type ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { DEMO_PROJECT, E2E_FOLDER, EMULATOR, EMULATOR_PORT } from "./product.ts";

const CLI = resolve(".livery/firebase-tools/node_modules/firebase-tools/lib/bin/firebase.js");
const POLL_MS = 250;
const TIMEOUT_MS = 120_000;

/** Starts the phone-auth provider's emulator, which `npm run e2e` has installed. */
export function startEmulator(): ChildProcess {
  const host = "127.0.0.1";
  const emulators = {
    auth: { host, port: EMULATOR_PORT },
    hub: { host, port: EMULATOR_PORT + 1 },
    logging: { host, port: EMULATOR_PORT + 2 },
    ui: { enabled: false },
  };
  writeFileSync(`${E2E_FOLDER}/firebase.json`, JSON.stringify({ emulators }));
  const emulator = spawn(process.execPath, [CLI, "emulators:start", "--only", "auth", "--project", DEMO_PROJECT], {
    cwd: E2E_FOLDER,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, CI: "1", XDG_CONFIG_HOME: resolve(E2E_FOLDER, "config") },
  });
  emulator.once("exit", (code) => {
    console.error(`The phone-auth emulator exited with ${code}; see ${E2E_FOLDER}/firebase-debug.log`);
  });
  return emulator;
}

/** Waits for the emulator: it takes longer to start than the product, and few journeys need it. */
export async function emulatorAnswers(): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  while (
    !(await fetch(EMULATOR).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error(`The phone-auth emulator does not answer at ${EMULATOR}`);
    await new Promise((next) => {
      setTimeout(next, POLL_MS);
    });
  }
}

interface SentCode {
  phoneNumber: string;
  code: string;
}

/** The newest code that the emulator has "sent" to a number in E.164. */
export async function providerCodeFor(number: string): Promise<string> {
  const response = await fetch(`${EMULATOR}/emulator/v1/projects/${DEMO_PROJECT}/verificationCodes`);
  const { verificationCodes = [] } = (await response.json()) as { verificationCodes?: SentCode[] };
  const code = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code;
  if (code === undefined) throw new Error(`The provider has sent no code to ${number}`);
  return code;
}
