import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { filesBelow } from "#cli/files-below.ts";
import { median } from "../median.ts";
import { tableLines } from "../table.ts";
import { measuredRun, type Took } from "./measured-run.ts";
import { CHECK_HELP, checkOptions, type CheckOptions } from "./options.ts";
import { changeBase, changeBrand } from "./changes.ts";
import { mixLine } from "./mix.ts";
import { writeSite } from "./write-site.ts";

const livery = resolve("bin/livery.mjs");
const baseline = resolve(import.meta.dirname, "read-and-parse.mjs");
/** Brands of the small site, in which one brand is checked alone. */
const few = 100;
/** The number of starts of a program, of which the median counts: they take milliseconds. */
const starts = 15;

/** Measures the check of very many brands, prints the figures, and returns the exit code. */
export function check(words: readonly string[]): number {
  const options = checkOptions(words);
  if (options.help) {
    console.log(CHECK_HELP);
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), "livery-check-"));
  try {
    const rows = measure(folder, options);
    console.log(
      `${availableParallelism()} cores, ${(loadavg()[0] ?? 0).toFixed(1)} busy programs on average: with more than one beside it the check has no second core.`,
    );
    for (const line of tableLines(
      [
        { head: "", side: "left" },
        { head: "seconds", side: "right" },
        { head: "is", side: "right" },
        { head: "goal", side: "right" },
        { head: "", side: "left" },
      ],
      rows.map(rowOf),
    ))
      console.log(line);
    return rows.every(isWithin) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Row {
  name: string;
  seconds?: number;
  ratio?: number;
  goal?: number;
}

function measure(folder: string, { brands, runs }: CheckOptions): Row[] {
  const [many, small] = [join(folder, "many"), join(folder, "few")];
  console.log(`Writing ${brands} brands …`);
  const { bytes, mix } = writeSite(many, brands);
  writeSite(small, few);
  console.log(`${(bytes / brands / 1024).toFixed(1)} KB a brand, ${(bytes / 1024 / 1024).toFixed(0)} MB in all.`);
  console.log(`Of a hundred brands: ${mixLine(mix, brands)}. Checking …`);
  const took = measuredRounds(many, join(folder, "list"), runs);
  const seconds = Object.fromEntries(
    Object.entries(took).map(([name, all]) => [name, median(all.map((one) => one.seconds))]),
  ) as Record<keyof typeof took, number>;
  const ratio = (name: keyof typeof took, goal: number) => ({
    seconds: seconds[name],
    ratio: seconds[name] / seconds.parse,
    goal,
  });
  const [node, one] = coldStarts(small);
  return [
    { name: `read and JSON.parse, ${brands} brands`, seconds: seconds.parse },
    { name: "everything, nothing cached", ...ratio("full", 4) },
    { name: "nothing changed since", ...ratio("again", 0.3) },
    { name: "one brand changed", ...ratio("oneBrand", 0.35) },
    { name: "a value of base changed that every brand inherits", ...ratio("base", 2.5) },
    { name: "node -e 0", seconds: node },
    { name: "one brand of a hundred, cold", seconds: one, ratio: one / node },
    {
      name: `most memory: ${megabytes(took.parse)} MB to read and parse, ${megabytes(took.full)} MB to check, ${megabytes(took.again)} MB the second time`,
    },
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

function megabytes(all: readonly Took[]): string {
  return median(all.map((one) => one.megabytes)).toFixed(0);
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

function rowOf({ name, seconds, ratio, goal }: Row): string[] {
  return [
    name,
    seconds?.toFixed(3) ?? "",
    ratio === undefined ? "" : `${ratio.toFixed(2)}×`,
    goal === undefined ? "" : `≤ ${goal}×`,
    goal === undefined ? "" : isWithin({ name, ...(ratio !== undefined && { ratio }), goal }) ? "" : "over its goal",
  ];
}

function isWithin({ ratio, goal }: Row): boolean {
  return ratio === undefined || goal === undefined || ratio <= goal;
}
