import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder } from "../../../tests/support/empty-folder.ts";
import { ThreadCompiler } from "./thread-compiler.ts";

/** In place of the built thread: answers a look, fails to compile, and dies when it should tidy. */
const code = `
import { parentPort, workerData } from "node:worker_threads";
parentPort.on("message", ({ id, name, given }) => {
  if (name === "look") parentPort.postMessage({ id, result: [workerData.brands, given] });
  if (name === "compile") parentPort.postMessage({ id, error: new Error("no room") });
  if (name === "tidy") throw new Error("out of memory");
});`;

function newCompiler() {
  const dist = emptyFolder();
  mkdirSync(join(dist, "server"));
  writeFileSync(join(dist, "package.json"), '{ "type": "module" }');
  writeFileSync(join(dist, "server/compiler-worker.js"), code);
  return new ThreadCompiler({ brands: "here", textPacks: "there", engine: null, worker: 1, data: "data" }, dist);
}

test("each question has its own answer, and a failure is one, too", async () => {
  const compiler = newCompiler();
  const answers = await Promise.allSettled([compiler.look(["a"]), compiler.compile([], []), compiler.look()]);
  expect(answers.map((one) => (one.status === "fulfilled" ? one.value : String(one.reason)))).toEqual([
    ["here", [["a"]]],
    "Error: no room",
    ["here", []],
  ]);
});
test("what was asked of a thread that dies fails, and the next question starts another", async () => {
  const compiler = newCompiler();
  await expect(compiler.tidy()).rejects.toThrow("out of memory");
  expect(await compiler.look()).toEqual(["here", []]);
});
