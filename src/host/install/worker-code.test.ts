import { expect, test } from "vitest";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { workerCode } from "./worker-code.ts";

const build = { worker: { code: "work()", version: "v1" } };
const acme = await compiledAcme();
const another = await compiledAcme({ name: "Acme Two" });

test("an edit of a brand is a new version where edits are not watched", () => {
  expect(workerCode(acme, build, false)).not.toBe(workerCode(another, build, false));
});
test("where edits are watched, open pages have them already: only another build is a new version", () => {
  expect(workerCode(acme, build, true)).toBe(workerCode(another, build, true));
  expect(workerCode(acme, { worker: { ...build.worker, version: "v2" } }, true)).not.toBe(
    workerCode(acme, build, true),
  );
});
