import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";
import { startOf } from "./process-identity.ts";
import { emptyFolder } from "../../tests/support/empty-folder.ts";

const NOBODY = 2 ** 22 + 1;
let home: string;
let folder: string;

beforeEach(() => {
  home = emptyFolder();
  folder = join(home, "database");
});

const lockedBy = (by: { pid: number; start: string; host: string } | string): void =>
  writeFileSync(`${folder}.lock`, typeof by === "string" ? by : JSON.stringify(by));

test("a folder can be locked once, and again after its release", () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    `${folder} is in use by process ${process.pid}: stop that process, or set LIVERY_DATA to another folder`,
  );
  release();
  expect(existsSync(`${folder}.lock`)).toBe(false);
  lockFolder(folder)();
});

test.each([
  ["a process that has ended", () => ({ pid: NOBODY, start: "1", host: hostname() })],
  [
    "an earlier process with the number of one that runs",
    () => ({ pid: process.pid, start: `not ${startOf(process.pid)}`, host: hostname() }),
  ],
  ["a write that was cut off", () => '{"pid":'],
])("the lock of %s is replaced and leaves nothing behind", (_who, by) => {
  lockedBy(by());
  const release = lockFolder(folder);
  expect(JSON.parse(readFileSync(`${folder}.lock`, "utf8"))).toMatchObject({ pid: process.pid });
  release();
  expect(readdirSync(home)).toEqual([]);
});

test("the lock of another machine is not removed, because it may still be in use", () => {
  lockedBy({ pid: NOBODY, start: "1", host: "elsewhere" });
  expect(() => lockFolder(folder)).toThrow(/on the machine "elsewhere".*or delete .*database\.lock/);
});

test("releasing does not remove a lock that another process has acquired meanwhile", () => {
  const release = lockFolder(folder);
  lockedBy({ pid: NOBODY, start: "1", host: hostname() });
  release();
  expect(existsSync(`${folder}.lock`)).toBe(true);
});
