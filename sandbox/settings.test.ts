import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";
import { StartProblem } from "./start-problem.ts";

test("an empty environment means any free port, the embedded database and no provisioning", () => {
  expect(readSettings({})).toEqual({ port: 0, dataFolder: resolve(".livery"), databaseUrl: undefined, secret: undefined, logLevel: "info", checkAnswers: true });
});

test("answers are not checked in production", () => {
  expect(readSettings({ NODE_ENV: "production" }).checkAnswers).toBe(false);
});

test.each([["SANDBOX_PORT", "eighty"], ["SANDBOX_PORT", "70000"], ["SANDBOX_PORT", "-1"], ["LOG_LEVEL", "loud"]])("%s=%s is refused with what to write instead", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(StartProblem);
  expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}"`);
});
