import { expect, test } from "vitest";
import { gateJourneys } from "./gate-journeys.mjs";

const names = { brands: ["araw", "bilis"], languages: ["EN", "TY"] };
const cells = names.brands.flatMap((brand) => names.languages.map((language) => `${brand} ${language}`));

/** What Playwright lists of specs, each with a title for every cell. */
const listing = (specs: Record<string, readonly string[]>) => ({
  suites: Object.entries(specs).map(([file, titles]) => ({
    title: file,
    suites: [
      {
        title: "a visit",
        specs: titles.map((title) => ({ title, file, line: 3, tests: [{ projectName: "journeys" }] })),
      },
    ],
  })),
});
const ofCells = (what: string) => cells.map((cell) => `a member of ${cell} ${what}`);

test("of journeys that differ only in brand and language the gate runs one, with the brands in turn", () => {
  const lines = gateJourneys(
    listing({ "journeys/a.spec.ts": [...ofCells("pays"), ...ofCells("plays")], "journeys/b.spec.ts": ofCells("wins") }),
    names,
  );
  expect(lines).toEqual([
    "[journeys] › journeys/a.spec.ts › a visit › a member of araw EN pays",
    "[journeys] › journeys/a.spec.ts › a visit › a member of araw EN plays",
    "[journeys] › journeys/b.spec.ts › a visit › a member of araw TY wins",
  ]);
});

test("of the languages of a brand that only journeys have, the gate runs one", () => {
  const titles = names.languages.map((language) => `a member of hiwalay ${language} pays`);
  expect(gateJourneys(listing({ "states/a.spec.ts": titles }), names)).toHaveLength(1);
});

test("what a brand arranges itself runs in the gate on each brand, in one language", () => {
  expect(gateJourneys(listing({ "journeys/home.spec.ts": ofCells("opens home") }), names)).toEqual([
    "[journeys] › journeys/home.spec.ts › a visit › a member of araw EN opens home",
    "[journeys] › journeys/home.spec.ts › a visit › a member of bilis TY opens home",
  ]);
});

test("a journey of no brand is in the gate", () => {
  expect(gateJourneys(listing({ "journeys/host.spec.ts": ["the host is healthy"] }), names)).toHaveLength(1);
});
