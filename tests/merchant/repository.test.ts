import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyRepository } from "./merchant-repository.ts";
import { serves } from "./serves.ts";
import { commandsUnder, workflowSteps } from "./workflow-lines.ts";

const [install = "", newBrand = "", check = ""] = commandsUnder("Set it up");

test("docs/how-to/ci.md, word by word, in a new repository", { timeout: 1_800_000 }, async () => {
  const { folder, run, outside } = emptyRepository();
  const at = (path: string) => join(folder, path);

  expect(run(install)).toMatchObject({ code: 0 });
  expect(readdirSync(at("node_modules")).filter((name) => !name.startsWith("."))).toEqual(["livery"]);
  expect(existsSync(at("node_modules/livery/package-lock.json"))).toBe(false);

  expect(run(check), "without a brand it cannot run").toMatchObject({
    code: 2,
    complaint: expect.stringContaining("livery new brand acme creates one."),
  });
  const installed = readdirSync(at("node_modules/livery"), { recursive: true }).sort();
  const made = run(newBrand);
  expect(made, "the first brand").toMatchObject({ code: 0, complaint: "" });
  expect(made.out).toContain("  text-packs/acme/EN.json\n");
  expect(made.out).toContain("npx livery dev, then http://acme.localhost:4100/");
  expect(made.out).toContain("npx livery check acme");
  expect(existsSync(at("acme/brand.json"))).toBe(true);
  expect(outside(), "nothing is written outside of the repository").toEqual([]);
  for (const file of ["acme/brand.json", "text-packs/acme/EN.json"]) {
    const { $schema } = JSON.parse(readFileSync(at(file), "utf8")) as { $schema: string };
    const schema = JSON.parse(readFileSync(join(at(file), "..", $schema), "utf8")) as { allOf: { $ref: string }[] };
    const parts = schema.allOf.map(({ $ref }) => join(at(file), "..", $schema, "..", $ref.replace(/#.*/, "")));
    expect(
      parts.filter((part) => !existsSync(part)),
      `the editor's schema of ${file}`,
    ).toEqual([]);
  }
  expect(readdirSync(at("node_modules/livery"), { recursive: true }).sort()).toEqual(installed);

  mkdirSync(at("acme/screens"));
  for (const place of [".", "acme/screens"])
    expect(run(`cd ${place}; ${check}`), `in ${place}`).toMatchObject({
      code: 0,
      out: expect.stringContaining("no mistakes · 1 brand"),
      complaint: "",
    });
  expect(outside()).toEqual([]);
  rmSync(at("acme/screens"), { recursive: true });

  const words = JSON.parse(readFileSync(at("text-packs/acme/EN.json"), "utf8")) as object;
  writeFileSync(at("text-packs/acme/EN.json"), JSON.stringify({ ...words, "acme.unused": "Used by nothing" }));
  expect(run(check), "the check reads the brand's words").toMatchObject({
    code: 0,
    out: expect.stringContaining("acme.unused"),
  });

  await serves(folder);

  expect(run(check), "the command draws the page, too, and names its line").toMatchObject({
    code: 1,
    out: expect.stringMatching(/acme\/routes\.json:1:2 +error +broken-page/),
  });
  rmSync(at("acme/routes.json"));
  rmSync(at("acme/screens"), { recursive: true });

  writeFileSync(at("acme/header.json"), '{ "strat": {} }');
  const [npmCi = "", annotate = "", report = ""] = workflowSteps;
  expect(run(npmCi)).toMatchObject({ code: 0 });
  expect(run(annotate)).toMatchObject({ code: 1, out: expect.stringContaining("::error file=acme/header.json") });
  expect(run(report), "a report of mistakes is uploaded").toMatchObject({ code: 0 });
  const sarif = JSON.parse(readFileSync(at("livery.sarif"), "utf8")) as { runs: { results: { ruleId: string }[] }[] };
  expect(sarif.runs.flatMap(({ results }) => results.map(({ ruleId }) => ruleId))).toContain("unknown-key");

  rmSync(at("acme"), { recursive: true });
  expect(run(annotate)).toMatchObject({ code: 2 });
  expect(run(report), "no report: the step fails").toMatchObject({ code: 1 });
  rmSync(at("node_modules/livery/dist/command/main.cjs"));
  expect(run(annotate), "what cannot start has found no errors").toMatchObject({ code: 2, out: "" });
});
