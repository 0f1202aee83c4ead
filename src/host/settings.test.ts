import { expect, test } from "vitest";
import { usualLimits } from "./limits/host-limits.ts";
import { settingsFrom } from "./settings.ts";

test("without an environment the host serves brands/ on 4100 and watches edits", () => {
  expect(settingsFrom({})).toEqual({
    address: "127.0.0.1",
    port: 4100,
    brands: "brands",
    textPacks: "text-packs",
    engine: null,
    data: ".livery",
    dist: "dist",
    sandbox: null,
    games: null,
    sandboxSecret: null,
    phoneAuthEmulator: null,
    trustedProxies: "",
    watch: true,
    live: "diagnostics",
    reports: true,
    workers: 1,
    worker: 1,
    limits: usualLimits,
  });
});
test("everything can be set in the environment", () => {
  const env = {
    LIVERY_ADDRESS: "0.0.0.0",
    PORT: "4200",
    LIVERY_BRANDS: "b",
    LIVERY_TEXT_PACKS: "t",
    LIVERY_ENGINE: "/srv/livery",
    LIVERY_DATA: "/srv/data",
    LIVERY_DIST: "d",
    LIVERY_SANDBOX: "http://127.0.0.1:4101",
    LIVERY_GAMES: "http://games.localhost:4102",
    SANDBOX_SECRET: "s",
    PHONE_AUTH_EMULATOR: "http://127.0.0.1:9099/",
    LIVERY_WATCH: "0",
    LIVERY_LIVE: "updates",
    LIVERY_REPORTS: "0",
    LIVERY_TRUSTED_PROXIES: "loopback, 10.0.0.0/8",
    LIVERY_CONNECTIONS: "900",
    LIVERY_CLIENT_CONNECTIONS: "90",
    LIVERY_CLIENT_CALLS: "9",
    LIVERY_WORKERS: "1",
  };
  expect(settingsFrom(env)).toEqual({
    address: "0.0.0.0",
    port: 4200,
    brands: "b",
    textPacks: "t",
    engine: "/srv/livery",
    data: "/srv/data",
    dist: "d",
    sandbox: "http://127.0.0.1:4101",
    games: "http://games.localhost:4102",
    sandboxSecret: "s",
    phoneAuthEmulator: "http://127.0.0.1:9099",
    trustedProxies: "loopback, 10.0.0.0/8",
    watch: false,
    live: "off",
    reports: false,
    workers: 1,
    worker: 1,
    limits: {
      ...usualLimits,
      connections: { each: 90, all: 900 },
      clientCalls: { each: 9, all: usualLimits.clientCalls.all },
    },
  });
});
test("each of several processes has its share of what all clients use together, and of what protects a platform", () => {
  const { workers, limits } = settingsFrom({ LIVERY_WORKERS: "4", LIVERY_CONNECTIONS: "100" });
  expect(workers).toBe(4);
  expect(limits.connections).toEqual({ each: 25, all: 25 });
  expect(limits.clientCalls).toEqual({ each: usualLimits.clientCalls.each, all: usualLimits.clientCalls.all / 4 });
  expect(limits.platformSockets).toBe(usualLimits.platformSockets / 4);
  expect(limits.pageBytes).toBe(usualLimits.pageBytes / 4);
  expect(limits.headersTime).toBe(usualLimits.headersTime);
});
test.each(["0", "65", "many", "1.5"])('LIVERY_WORKERS="%s" is rejected', (LIVERY_WORKERS) => {
  expect(() => settingsFrom({ LIVERY_WORKERS })).toThrow(
    `LIVERY_WORKERS is "${LIVERY_WORKERS}". Give a whole number from 1 to 64, for example LIVERY_WORKERS=64.`,
  );
});
test.each(["http", "-1", "65536", "41.5", "", " ", "0x10", "1e3"])(
  'PORT="%s" is rejected, with a number to write instead',
  (PORT) => {
    expect(() => settingsFrom({ PORT })).toThrow(
      `PORT is "${PORT}". Give a number between 0 and 65535, for example PORT=4100.`,
    );
  },
);
test.each([
  "on",
  "127.0.0.1:9099",
  "ftp://127.0.0.1",
  "http://127.0.0.1:9099/emulator",
  "http://a.example; script-src *",
])('PHONE_AUTH_EMULATOR="%s" is rejected, with an address to write instead', (address) => {
  expect(() => settingsFrom({ PHONE_AUTH_EMULATOR: address })).toThrow(
    `PHONE_AUTH_EMULATOR is "${address}". Give an address without a path, for example PHONE_AUTH_EMULATOR=http://127.0.0.1:9099.`,
  );
});
test.each(["LIVERY_CONNECTIONS", "LIVERY_CLIENT_CONNECTIONS", "LIVERY_CLIENT_CALLS"])(
  "%s must be a whole number, and not 0",
  (name) => {
    for (const text of ["0", "-1", "many", "1.5", ""])
      expect(() => settingsFrom({ [name]: text })).toThrow(
        `${name} is "${text}". Give a whole number from 1 to 9999999, for example ${name}=100.`,
      );
  },
);
test("in production open pages are sent nothing, and report nothing, unless the environment asks for it", () => {
  const production = (env: NodeJS.ProcessEnv = {}) => settingsFrom({ NODE_ENV: "production", ...env });
  expect(production()).toMatchObject({ watch: true, live: "off", reports: false });
  expect(production({ LIVERY_LIVE: "updates", LIVERY_REPORTS: "1" })).toMatchObject({ live: "updates", reports: true });
  expect(production({ LIVERY_LIVE: "diagnostics" }).live).toBe("diagnostics");
  expect(() => production({ LIVERY_LIVE: "diagnostics", LIVERY_ADDRESS: "0.0.0.0" })).toThrow(
    "LIVERY_LIVE=diagnostics would show every visitor the mistakes of edits. With NODE_ENV=production and LIVERY_ADDRESS=0.0.0.0 write LIVERY_LIVE=updates or LIVERY_LIVE=off.",
  );
});
test("a word that LIVERY_LIVE does not know is rejected", () =>
  expect(() => settingsFrom({ LIVERY_LIVE: "on" })).toThrow('LIVERY_LIVE is "on". Give off, updates or diagnostics.'));
test.each(["", "localhost", "all", "0.0.0.0:80"])("LIVERY_ADDRESS=%j is rejected, with what to write instead", (text) =>
  expect(() => settingsFrom({ LIVERY_ADDRESS: text })).toThrow(
    `LIVERY_ADDRESS is "${text}". Give the IP address of an interface, for example LIVERY_ADDRESS=0.0.0.0 for all of them.`,
  ),
);
test("invalid proxies are rejected, with what to write instead", () => {
  expect(() => settingsFrom({ LIVERY_TRUSTED_PROXIES: "the balancer" })).toThrow(
    'LIVERY_TRUSTED_PROXIES is "the balancer". Give addresses or ranges with commas between them, for example LIVERY_TRUSTED_PROXIES="loopback, 10.0.0.0/8".',
  );
});
test.each([
  ["0", 0],
  ["65535", 65_535],
])("PORT=%s is a port", (PORT, port) => expect(settingsFrom({ PORT }).port).toBe(port));
