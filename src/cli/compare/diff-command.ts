import { areas, type Change } from "./change.ts";
import { diffBrands } from "./diff-brands.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { choiceHint } from "#compile/findings/words.ts";
import { pc } from "../colours.ts";
import { compileFiles, requireBrand } from "../compile-files.ts";
import { counted } from "../counted.ts";
import type { FolderOptions } from "../folders.ts";
import { progressBar } from "../progress.ts";
import { readProject } from "../project.ts";
import type { Terminal } from "../terminal.ts";
import { UsageError } from "../usage-error.ts";
import { sentenceWriter } from "./sentence.ts";
import { compileThenAndNow, requireSound } from "./then-and-now.ts";

export type DiffFormat = "pretty" | "json";

/** Longer lists of changes of one kind end with a count. */
const most = 20;

/** Two states of a brand, or two brands. An absent state means that the brand did not exist at that time. */
interface Pair {
  before: CompiledBrand | undefined;
  after: CompiledBrand | undefined;
  /** The heading of the comparison. */
  title: string;
}

/** Lists the differences for a visitor. The exit code is 0 in any case. */
export function diffCommand(
  brand: string,
  other: string | undefined,
  options: FolderOptions & { since?: string; format: DiffFormat },
  terminal: Terminal,
): number {
  const pair =
    options.since === undefined
      ? twoBrands(brand, other, options, terminal)
      : sinceRef(brand, other, options.since, options, terminal);
  const { before, after } = pair;
  const changes = before && after ? diffBrands(before, after) : [];
  const sentence = before && after ? sentenceWriter(before, after) : () => "";
  if (options.format === "json")
    terminal.write(
      `${JSON.stringify(before && after ? changes.map(({ entrance, ...change }) => ({ ...change, text: sentence({ ...change, ...(entrance && { entrance }) }) })) : wholeBrand(pair), null, 2)}\n`,
    );
  else terminal.write(`${prettyDiff(pair, changes, sentence)}\n`);
  return 0;
}

function twoBrands(brand: string, other: string | undefined, options: FolderOptions, terminal: Terminal): Pair {
  if (other === undefined)
    throw new UsageError(`Compare ${brand} with what? Name a second brand, or a git reference: --since main.`);
  const { files, shown } = readProject(options);
  for (const id of [brand, other]) requireBrand(files, id);
  const bar = progressBar(terminal, "Reading");
  const compiled = compileFiles(files, [...new Set([brand, other])], bar.show);
  bar.end();
  requireSound(compiled, shown);
  return { before: compiled.brands.get(brand), after: compiled.brands.get(other), title: `From ${brand} to ${other}` };
}

function sinceRef(
  brand: string,
  other: string | undefined,
  ref: string,
  options: FolderOptions,
  terminal: Terminal,
): Pair {
  if (other !== undefined)
    throw new UsageError("Compare with another brand or with a git reference (--since), not both.");
  const { now, then, known } = compileThenAndNow(ref, options, [brand], terminal);
  if (!known.includes(brand))
    throw new UsageError(`There is no brand "${brand}", now or at ${ref}. ${choiceHint(brand, known) ?? ""}`.trimEnd());
  return { before: then.brands.get(brand), after: now.brands.get(brand), title: `${brand} since ${ref}` };
}

/** A brand that was added or removed as a whole. */
function wholeBrand({ before, title }: Pair) {
  return [{ area: "brand", kind: before ? "lost" : "gained", pointer: "", text: wholeBrandWords(before, title) }];
}

function wholeBrandWords(before: CompiledBrand | undefined, title: string): string {
  return `${title}: the brand is ${before ? "gone, it no longer exists" : "new, it did not exist then"}.`;
}

function prettyDiff(
  { before, after, title }: Pair,
  changes: readonly Change[],
  sentence: (change: Change) => string,
): string {
  if (!before || !after) return wholeBrandWords(before, title);
  if (changes.length === 0)
    return `${title}: ${before.digest === after.digest ? "nothing changed" : "nothing changed that a visitor could notice"}.`;
  const groups = areas.flatMap((area) => {
    const lines = changes.filter((change) => change.area === area).map(sentence);
    const rest = lines.length > most ? [`  … and ${lines.length - most} more (all of them: --format json)`] : [];
    return lines.length === 0
      ? []
      : [
          [
            pc.bold(upper(area)) + (lines.length > most ? pc.dim(`  ${lines.length}`) : ""),
            ...lines.slice(0, most).map((line) => `  ${line}`),
            ...rest,
          ].join("\n"),
        ];
  });
  return [`${title}: ${counted(changes.length, "change")}`, ...groups].join("\n\n");
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
