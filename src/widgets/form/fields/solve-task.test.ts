import { pbkdf2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { solveTask } from "./solve-task.ts";

const salt = Buffer.from("salt of the test");
const taskOf = (answer: string) => ({
  salt: salt.toString("base64url"),
  iterations: 2,
  digits: 3,
  hash: pbkdf2Sync(answer, salt, 2, 32, "sha256").toString("base64url"),
});

test.each(["000", "007", "123", "999"])("the phone finds the number of a captcha's task: %s", async (answer) =>
  expect(await solveTask(taskOf(answer), () => true)).toBe(answer),
);

test("a task without a solution ends, and so does one that nobody waits for", async () => {
  expect(await solveTask(taskOf("1000"), () => true)).toBeUndefined();
  let asked = 0;
  expect(await solveTask(taskOf("999"), () => ++asked < 3)).toBeUndefined();
  expect(asked).toBe(3);
});
