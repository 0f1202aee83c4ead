import { isIP } from "node:net";
import { limitsOfWorker, usualLimits, type HostLimits } from "./limits/host-limits.ts";
import { trustedProxies } from "./http/visitor-address.ts";

/**
 * What open pages are sent after an edit. `updates`: the new version of their brand. `diagnostics`: also what is wrong
 * with an edit, with names of files and keys.
 */
export type LiveEdits = "off" | "updates" | "diagnostics";
const LIVE_EDITS: readonly LiveEdits[] = ["off", "updates", "diagnostics"];

/** The host's settings. */
export interface HostSettings {
  /** IP address of the interface it listens on. */
  address: string;
  port: number;
  /** Folder with the brands' layers. */
  brands: string;
  /** Folder with the text packs' layers. */
  textPacks: string;
  /** Folder of an engine whose base, markets and texts fill in for those that the brands lack. */
  engine: string | null;
  /** Folder for what outlives a restart. */
  data: string;
  /** Folder with the build: `client/` and `server/`. */
  dist: string;
  /** Base URL of the reference platform, for brands whose platform is "sandbox". */
  sandbox: string | null;
  /** Origin of the reference platform's demo games, as browsers reach it: its brands may frame them. */
  games: string | null;
  /** Secret for provisioning the sandbox's merchants. */
  sandboxSecret: string | null;
  /** Origin of an emulator of the phone-auth provider, as browsers reach it: brands with a demo project use it. */
  phoneAuthEmulator: string | null;
  /**
   * Proxies in front of this host that set X-Forwarded-For: addresses, ranges, "loopback", "linklocal" or
   * "uniquelocal".
   */
  trustedProxies: string;
  /** Whether edits of brands are watched, and the next page shows them. */
  watch: boolean;
  live: LiveEdits;
  /** Whether pages may report broken widgets. */
  reports: boolean;
  /** Processes that answer behind one port. */
  workers: number;
  /** The place of this process among them, from 1. The first one keeps last good versions, and prints what edits change. */
  worker: number;
  /** How much of this process one client, one brand and all of them may use. */
  limits: HostLimits;
}

/** Reads the settings from the environment. */
export function settingsFrom(env: NodeJS.ProcessEnv): HostSettings {
  const isProduction = env["NODE_ENV"] === "production";
  const address = addressFrom(env["LIVERY_ADDRESS"]);
  const watch = env["LIVERY_WATCH"] !== "0";
  return {
    address,
    port: portFrom(env["PORT"]),
    brands: env["LIVERY_BRANDS"] ?? "brands",
    textPacks: env["LIVERY_TEXT_PACKS"] ?? "text-packs",
    engine: env["LIVERY_ENGINE"] ?? null,
    data: env["LIVERY_DATA"] ?? ".livery",
    dist: env["LIVERY_DIST"] ?? "dist",
    sandbox: env["LIVERY_SANDBOX"] ?? null,
    games: originFrom("LIVERY_GAMES", env["LIVERY_GAMES"]),
    sandboxSecret: env["SANDBOX_SECRET"] ?? null,
    phoneAuthEmulator: originFrom("PHONE_AUTH_EMULATOR", env["PHONE_AUTH_EMULATOR"]),
    trustedProxies: proxiesFrom(env["LIVERY_TRUSTED_PROXIES"]),
    watch,
    live: watch ? liveFrom(env["LIVERY_LIVE"], isProduction, address) : "off",
    reports: (env["LIVERY_REPORTS"] ?? (isProduction ? "0" : "1")) === "1",
    workers: workersFrom(env),
    worker: Number(env["LIVERY_WORKER"] ?? "1"),
    limits: limitsOfWorker(limitsFrom(env), workersFrom(env)),
  };
}

/** The address goes into the pages' security policy: only an origin may. */
function originFrom(name: string, text = ""): string | null {
  if (text === "") return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, "")) return url.origin;
  throw new Error(`${name} is "${text}". Give an address without a path, for example ${name}=http://127.0.0.1:9099.`);
}

/** Loopback unless another is given: there are demo accounts with a known password. */
function addressFrom(text = "127.0.0.1"): string {
  if (isIP(text) > 0) return text;
  throw new Error(
    `LIVERY_ADDRESS is "${text}". Give the IP address of an interface, for example LIVERY_ADDRESS=0.0.0.0 for all of them.`,
  );
}

function liveFrom(text: string | undefined, isProduction: boolean, address: string): LiveEdits {
  const live = LIVE_EDITS.find((known) => known === (text ?? (isProduction ? "off" : "diagnostics")));
  if (!live) throw new Error(`LIVERY_LIVE is "${text}". Give off, updates or diagnostics.`);
  if (live === "diagnostics" && isProduction && !/^(?:127\.|::1$)/.test(address))
    throw new Error(
      `LIVERY_LIVE=diagnostics would show every visitor the mistakes of edits. With NODE_ENV=production and LIVERY_ADDRESS=${address} write LIVERY_LIVE=updates or LIVERY_LIVE=off.`,
    );
  return live;
}

function proxiesFrom(text = ""): string {
  try {
    trustedProxies(text);
    return text;
  } catch {
    throw new Error(
      `LIVERY_TRUSTED_PROXIES is "${text}". Give addresses or ranges with commas between them, for example LIVERY_TRUSTED_PROXIES="loopback, 10.0.0.0/8".`,
    );
  }
}

function workersFrom(env: NodeJS.ProcessEnv): number {
  return countFrom("LIVERY_WORKERS", env["LIVERY_WORKERS"] ?? "1", 64);
}

function limitsFrom(env: NodeJS.ProcessEnv): HostLimits {
  const numberIn = (name: string, usual: number) => countFrom(name, env[name] ?? String(usual));
  const { connections, clientCalls } = usualLimits;
  return {
    ...usualLimits,
    connections: {
      each: numberIn("LIVERY_CLIENT_CONNECTIONS", connections.each),
      all: numberIn("LIVERY_CONNECTIONS", connections.all),
    },
    clientCalls: { ...clientCalls, each: numberIn("LIVERY_CLIENT_CALLS", clientCalls.each) },
  };
}

function countFrom(name: string, text: string, most = 9_999_999): number {
  if (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= most) return Number(text);
  throw new Error(
    `${name} is "${text}". Give a whole number from 1 to ${most}, for example ${name}=${Math.min(most, 100)}.`,
  );
}

function portFrom(text = "4100"): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`PORT is "${text}". Give a number between 0 and 65535, for example PORT=4100.`);
  return port;
}
