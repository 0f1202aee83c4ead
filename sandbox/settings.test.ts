import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";
import { StartProblem } from "./start-problem.ts";

test("an empty environment means any free port, the embedded database and no provisioning", () => {
  expect(readSettings({})).toEqual({
    port: 0,
    gamesPort: 0,
    gamesOrigin: undefined,
    paymentsPort: 0,
    paymentsOrigin: undefined,
    games: 0,
    team: 24,
    dataFolder: resolve(".livery"),
    databaseUrl: undefined,
    secret: undefined,
    logLevel: "info",
    checkAnswers: true,
    outbox: "secret",
    idTokens: {
      keys: "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
      emulator: false,
    },
  });
});

test("unsigned id tokens are accepted only if an emulator is configured, and the keys of the others may come from elsewhere", () => {
  expect(
    readSettings({ PHONE_AUTH_EMULATOR: "http://127.0.0.1:9099", PHONE_AUTH_KEYS: "http://127.0.0.1:1/keys" }).idTokens,
  ).toEqual({ keys: "http://127.0.0.1:1/keys", emulator: true });
});

test("an empty database is cached where the environment says", () => {
  expect(readSettings({ SANDBOX_CACHE: "kept" }).cacheFolder).toBe(resolve("kept"));
});

test("in production answers are not validated, and the outbox is closed unless it is opened", () => {
  expect(readSettings({ NODE_ENV: "production" })).toMatchObject({ checkAnswers: false, outbox: "off" });
  expect(readSettings({ NODE_ENV: "production", SANDBOX_OUTBOX: "secret" }).outbox).toBe("secret");
});

test.each([
  ["SANDBOX_PORT", "eighty"],
  ["SANDBOX_PORT", "70000"],
  ["SANDBOX_PORT", "-1"],
  ["SANDBOX_GAMES_PORT", "x"],
  ["SANDBOX_PAYMENTS_PORT", "x"],
  ["SANDBOX_PAYMENTS_ORIGIN", "payments.example"],
  ["SANDBOX_GAMES_ORIGIN", "games.example"],
  ["SANDBOX_GAMES_ORIGIN", "https://games.example/play"],
  ["SANDBOX_GAMES", "many"],
  ["SANDBOX_GAMES", "100001"],
  ["SANDBOX_TEAM", "everybody"],
  ["SANDBOX_TEAM", "100001"],
  ["LOG_LEVEL", "loud"],
  ["SANDBOX_OUTBOX", "ajar"],
  ["PHONE_AUTH_KEYS", "keys.json"],
])("%s=%s is refused with what to write instead", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(StartProblem);
  expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}"`);
});
