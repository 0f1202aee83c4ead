import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { filesBelow } from "#cli/files-below.ts";
import { figureLines, isWithin, type Figure } from "../figure.ts";
import { measurement } from "../measurement.ts";
import { median } from "../median.ts";
import { wholeNumber } from "../options.ts";
import { thisMachine } from "../this-machine.ts";
import { measuredRun, type Took } from "./measured-run.ts";
import { changeBase, changeBrand } from "./changes.ts";
import { mixLine } from "./mix.ts";
import { writeSite } from "./write-site.ts";

const livery = resolve("bin/livery.mjs");
const baseline = resolve(import.meta.dirname, "read-and-parse.mjs");
/** Brands of the small site, in which one brand is checked alone. */
const few = 100;
/** The number of starts of a program, of which the median counts: they take milliseconds. */
const starts = 15;

/** Measures the check of very many brands. */
export const check = measurement("check", {
  about: `Writes brands of about 20 KB in layers, checks them as an operator would, and compares with only reading and parsing them.
The exit code is 1 when a figure is over its goal.`,
  options: {
    brands: wholeNumber(10_000, 100_000),
    runs: wholeNumber(3, 50, "rounds, of which the median counts"),
  },
  measure(options) {
    const folder = mkdtempSync(join(tmpdir(), "livery-check-"));
    try {
      const figures = figuresOf(folder, options);
      console.log(`${thisMachine()} With more than one busy program beside it the check has no second core.`);
      for (const line of figureLines(figures)) console.log(line);
      return figures.every(isWithin) ? 0 : 1;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

function figuresOf(folder: string, { brands, runs }: { brands: number; runs: number }): Figure[] {
  const [many, small] = [join(folder, "many"), join(folder, "few")];
  console.log(`Writing ${brands} brands …`);
  const { bytes, mix } = writeSite(many, brands);
  writeSite(small, few);
  console.log(`${(bytes / brands / 1024).toFixed(1)} KB a brand, ${(bytes / 1024 / 1024).toFixed(0)} MB in all.`);
  console.log(`Of a hundred brands: ${mixLine(mix, brands)}. Checking …`);
  const took = measuredRounds(many, join(folder, "list"), runs);
  const secondsOf = (name: keyof typeof took) => median(took[name].map(({ seconds }) => seconds));
  const parse = secondsOf("parse");
  const ratio = (name: string, seconds: number, most: number): Figure => ({
    name: `${name}, ${seconds.toFixed(3)} s`,
    value: seconds / parse,
    unit: "×",
    goal: { most },
  });
  const memory = (name: string, all: readonly Took[]): Figure => ({
    name: `most memory ${name}`,
    value: median(all.map(({ megabytes }) => megabytes)),
    unit: "MB",
  });
  const [node, one] = coldStarts(small);
  return [
    { name: `read and JSON.parse, ${brands} brands`, value: parse, unit: "s" },
    ratio("everything, nothing cached", secondsOf("full"), 4),
    ratio("nothing changed since", secondsOf("again"), 0.3),
    ratio("one brand changed", secondsOf("oneBrand"), 0.35),
    ratio("a value of base changed that every brand inherits", secondsOf("base"), 2.5),
    { name: "node -e 0", value: node * 1000, unit: "ms" },
    { name: `one brand of a hundred, cold, ${one.toFixed(3)} s`, value: one / node, unit: "×" },
    memory("to read and parse", took.parse),
    memory("to check", took.full),
    memory("the second time", took.again),
  ];
}

/** Alternates between the situations, so that other load on the machine affects all of them alike. */
function measuredRounds(
  many: string,
  list: string,
  runs: number,
): Record<"parse" | "full" | "again" | "oneBrand" | "base", Took[]> {
  const files = filesBelow(many).filter((path) => path.endsWith(".json"));
  writeFileSync(list, files.join("\n"));
  const took = {
    parse: [] as Took[],
    full: [] as Took[],
    again: [] as Took[],
    oneBrand: [] as Took[],
    base: [] as Took[],
  };
  const checked = () => measuredRun([livery, "check", "--draw", "none", ...places(many)], { usage: true });
  for (let run = 0; run < runs; run++) {
    took.parse.push(measuredRun([baseline, list], { usage: true }));
    forget(many);
    took.full.push(checked());
    took.again.push(checked());
    changeBrand(many, run);
    took.oneBrand.push(checked());
    changeBase(many, run);
    took.base.push(checked());
  }
  return took;
}

function coldStarts(folder: string): [node: number, one: number] {
  const node: number[] = [];
  const one: number[] = [];
  for (let start = 0; start < starts; start++) {
    node.push(measuredRun(["-e", "0"]).seconds);
    one.push(measuredRun([livery, "check", "--draw", "none", "--no-memory", "brand7", ...places(folder)]).seconds);
  }
  return [median(node), median(one)];
}

function places(folder: string): string[] {
  return ["--brands", join(folder, "brands"), "--text-packs", join(folder, "text-packs")];
}

function forget(folder: string): void {
  rmSync(join(folder, ".livery"), { recursive: true, force: true });
}
