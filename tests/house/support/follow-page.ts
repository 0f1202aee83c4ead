import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { answerOf } from "../../support/tried-site.ts";
import type { PageStep } from "./page-steps.ts";

/** Follows the steps of a page in a copy of the brands; what the terminal said at each command. */
export async function followed(steps: readonly PageStep[]): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), "livery-page-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["brands", "text-packs"]) cpSync(name, join(folder, name), { recursive: true });
  const named = ["--brands", join(folder, "brands"), "--text-packs", join(folder, "text-packs")];
  const said: string[][] = [];
  for (const step of steps) {
    if ("file" in step) written(join(folder, step.file), step.json);
    else {
      // What is drawn needs a build: other tests draw every page.
      const drawing = step.line.startsWith("check") ? ["--draw", "none"] : [];
      const { out, complaint } = await answerOf([...step.line.split(" "), ...drawing, ...named], folder);
      said.push(`${complaint}${out}`.trimEnd().split("\n"));
    }
  }
  return said.map(timeless);
}

/** What a page shows at each of its commands. */
export function shownOn(steps: readonly PageStep[]): string[][] {
  return steps.flatMap((step) => ("lines" in step ? [timeless(step.lines)] : []));
}

/** Texts are added to their pack; any other file is as the page shows it. */
function written(place: string, json: string): void {
  mkdirSync(dirname(place), { recursive: true });
  const isPack = place.includes("text-packs") && existsSync(place);
  writeFileSync(
    place,
    isPack ? JSON.stringify({ ...JSON.parse(readFileSync(place, "utf8")), ...JSON.parse(json) }) : json,
  );
}

const timeless = (lines: readonly string[]) => lines.map((one) => one.replace(/\d+\.\d s$/, "0.0 s"));
