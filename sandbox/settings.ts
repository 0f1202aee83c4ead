import { orList } from "#kernel/english-list.ts";
import { resolve } from "node:path";
import type { OutboxAccess } from "./platform.ts";
import type { IdTokenSettings } from "./security/id-tokens.ts";
import { StartProblem } from "./start-problem.ts";

/** The sandbox's settings from the environment. */
export interface Settings {
  /** Port on 127.0.0.1; 0 takes any free one. */
  port: number;
  /** Port on 127.0.0.1 of the demo games, which have their own origin; 0 takes any free one. */
  gamesPort: number;
  /** Origin of the demo games as browsers reach them; absent: http://games.localhost with their port. */
  gamesOrigin: string | undefined;
  /** Port on 127.0.0.1 of the payment provider, which has its own origin; 0 takes any free one. */
  paymentsPort: number;
  /** Origin of its pages as browsers reach them; absent: http://payments.localhost with their port. */
  paymentsOrigin: string | undefined;
  /** Games of each merchant, at least; 0: the usual ones. */
  games: number;
  /** Members of the team that every new merchant's leading agent has. */
  team: number;
  /** Folder for all files of the sandbox. */
  dataFolder: string;
  /** Folder where an empty database is cached, so that a new one need not be made; absent: it is made. */
  cacheFolder?: string;
  /** A real PostgreSQL; absent: the embedded PGlite below the data folder. */
  databaseUrl: string | undefined;
  /** Shared secret for provisioning merchants; absent: provisioning is off. */
  secret: string | undefined;
  logLevel: string;
  /** Whether every answer is checked against the contract before it leaves. */
  checkAnswers: boolean;
  /** Who may read the outbox at /sandbox/outbox: "open": everyone, "secret": clients with the secret, "off": no one. */
  outbox: OutboxAccess;
  /** How the id tokens of phone-auth providers are checked. */
  idTokens: IdTokenSettings;
}

/** Where Firebase publishes its keys. */
const FIREBASE_KEYS = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

const MOST_GAMES = 100_000;
const MOST_MEMBERS = 100_000;
const ACCESSES: readonly OutboxAccess[] = ["open", "secret", "off"];
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Reads the settings from environment variables. Throws a StartProblem for an invalid one. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  return {
    port: portOf("SANDBOX_PORT", environment["SANDBOX_PORT"]),
    gamesPort: portOf("SANDBOX_GAMES_PORT", environment["SANDBOX_GAMES_PORT"]),
    gamesOrigin: originOf("SANDBOX_GAMES_ORIGIN", environment["SANDBOX_GAMES_ORIGIN"]),
    paymentsPort: portOf("SANDBOX_PAYMENTS_PORT", environment["SANDBOX_PAYMENTS_PORT"]),
    paymentsOrigin: originOf("SANDBOX_PAYMENTS_ORIGIN", environment["SANDBOX_PAYMENTS_ORIGIN"]),
    games: gamesOf(environment["SANDBOX_GAMES"] || "0"),
    team: teamOf(environment["SANDBOX_TEAM"] || "24"),
    dataFolder: resolve(environment["LIVERY_DATA"] || ".livery"),
    ...(environment["SANDBOX_CACHE"] && { cacheFolder: resolve(environment["SANDBOX_CACHE"]) }),
    databaseUrl: environment["DATABASE_URL"] || undefined,
    secret: environment["SANDBOX_SECRET"] || undefined,
    logLevel: levelOf(environment["LOG_LEVEL"] || "info"),
    checkAnswers: environment["NODE_ENV"] !== "production",
    idTokens: {
      keys: addressOf("PHONE_AUTH_KEYS", environment["PHONE_AUTH_KEYS"] || FIREBASE_KEYS),
      emulator: Boolean(environment["PHONE_AUTH_EMULATOR"]),
    },
    outbox: accessOf(environment["SANDBOX_OUTBOX"] || (environment["NODE_ENV"] === "production" ? "off" : "secret")),
  };
}

function portOf(name: string, text = "0"): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartProblem(`${name} is "${text}", which is not a port: give a number from 0 (any free port) to 65535`);
}

function gamesOf(text: string): number {
  const games = Number(text);
  if (Number.isInteger(games) && games >= 0 && games <= MOST_GAMES) return games;
  throw new StartProblem(
    `SANDBOX_GAMES is "${text}": give how many games each merchant has at least, a number up to ${MOST_GAMES}`,
  );
}

function teamOf(text: string): number {
  const members = Number(text);
  if (Number.isInteger(members) && members >= 0 && members <= MOST_MEMBERS) return members;
  throw new StartProblem(
    `SANDBOX_TEAM is "${text}": give how many members the agent ramon of each merchant leads, a number up to ${MOST_MEMBERS}`,
  );
}

function originOf(name: string, text = ""): string | undefined {
  if (text === "") return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, "")) return url.origin;
  throw new StartProblem(
    `${name} is "${text}", which is not an origin: give an address without a path, such as https://games.example`,
  );
}

function levelOf(text: string): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw new StartProblem(`LOG_LEVEL is "${text}": give ${orList(LOG_LEVELS)}`);
}

function addressOf(name: string, text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text;
  throw new StartProblem(`${name} is "${text}", which is not an address: give one that begins with https://`);
}

function accessOf(text: string): OutboxAccess {
  const access = ACCESSES.find((candidate) => candidate === text);
  if (access) return access;
  throw new StartProblem(`SANDBOX_OUTBOX is "${text}": give ${orList(ACCESSES)}`);
}
