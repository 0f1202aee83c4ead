import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { capabilities } from "#capabilities/capabilities.ts";
import { checkBrands } from "#compile/compile.ts";
import { goodForm } from "./added-form.ts";
import { goodScreen, triedRoute } from "./added-screen.ts";
import { goodDescribedForm } from "./added-described-form.ts";
import { goodShownForm, shownRoute, shownScreen } from "./added-shown-form.ts";
import kept from "./floors.json" with { type: "json" };
import { readGoodSite } from "./good-site.ts";
import { mutationKinds } from "./mutation-kinds.ts";
import { shareOf, tableOf, type Share } from "./shares.ts";
import { tryMistake, type Trial } from "./trial.ts";

/** Percent of correct reports for kinds below 100. */
const floors: Readonly<Record<string, number>> = kept;
const isGate = process.env["LIVERY_TESTS"] === "gate";
/** Mistakes of each kind: in all some more than the two thousand that are asked for, because not each can be made. */
const each = isGate ? 3 : Math.ceil(2120 / mutationKinds.length);
/** In the gate the same for all; else another one each time, which LIVERY_SEED repeats. */
const seed = Number(process.env["LIVERY_SEED"] ?? (isGate ? 20_260_101 : Date.now() % 2 ** 31));

const site = readGoodSite();
const shares: Share[] = [];

/** Makes mistakes of one kind throughout the site, each from its own seed. */
function tryMany(kind: (typeof mutationKinds)[number]): Trial[] {
  const trials: Trial[] = [];
  fc.assert(
    fc.property(fc.nat(), (start) => {
      const trial = tryMistake(kind, start, site);
      if (trial) trials.push(trial);
    }),
    { seed, numRuns: each },
  );
  return trials;
}

afterAll(() => {
  console.log(`\nLIVERY_SEED=${seed}\n${tableOf(shares)}`);
});

describe("one mistake, made anywhere in the engine's own layers and brands, is reported once, at its place, with the affected brands and the name that was meant", () => {
  it.each(mutationKinds)("$name", (kind) => {
    const trials = tryMany(kind);
    const share = shareOf(kind.name, trials);
    shares.push(share);
    const unreported = trials.flatMap(({ outcome, story }) =>
      outcome === "reported" ? [] : [`[${outcome}] ${story}`],
    );
    expect(share.tried, "a kind of mistake that can rarely be made proves nothing").toBeGreaterThan(
      isGate ? 0 : each / 3,
    );
    expect(share.counts.crash ?? 0, `The compiler crashed.\n${unreported.join("\n")}`).toBe(0);
    expect(share.percent, `The share fell: it may only rise.\n${unreported.join("\n")}`).toBeGreaterThanOrEqual(
      floors[kind.name] ?? 100,
    );
  });

  it("is proved by mistakes of twelve kinds and more, two thousand where there is time", () => {
    expect(shares.length).toBeGreaterThanOrEqual(12);
    expect(shares.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThanOrEqual(isGate ? 2 * shares.length : 2000);
  });

  it("has no floor for an unknown kind, and none that could be 100", () => {
    const names = mutationKinds.map(({ name }) => name);
    expect(Object.entries(floors).filter(([name, floor]) => !names.includes(name) || floor >= 100)).toEqual([]);
  });
});

it.each([
  {
    "brands/base/forms/tried.json": goodForm,
    "brands/bilis/screens/tried.json": goodScreen,
    "brands/bilis/routes.json": { tried: triedRoute },
  },
  {
    "brands/bilis/forms/tried.json": goodShownForm,
    "brands/bilis/screens/shown.json": shownScreen,
    "brands/bilis/routes.json": { shown: shownRoute },
  },
  { "brands/base/forms/tried.json": goodDescribedForm },
])("the parts in which mistakes are made have none", (parts) => {
  const written = Object.entries(parts).map(([path, part]) => [path, JSON.stringify(part)]);
  const texts = { ...site.files.texts, ...(Object.fromEntries(written) as Record<string, string>) };
  const { diagnostics } = checkBrands({ ...site.files, texts }, { ...capabilities, today: "2026-01-01" });
  expect(diagnostics).toEqual([]);
});
