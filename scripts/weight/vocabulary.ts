import type { ModulesOfChunks } from "./modules-of-chunks.ts";

/** What the vocabulary of screens is made of, by the paths of its modules. */
const parts: Readonly<Record<string, RegExp>> = {
  cells: /^src\/(?:cells\/|text\/(?:fits|hidden|value-kinds)\.)/,
  "filters, bindings, pages": /^src\/(?:data|parts)\/screen\//,
  "record-list": /^src\/(?:widgets\/record-list|parts\/records)\//,
  "tree-list": /^src\/widgets\/tree-list\//,
  record: /^src\/(?:widgets\/record\/|parts\/record-fields\.)/,
  "stat-grid": /^src\/widgets\/stat-grid\//,
  chart: /^src\/(?:widgets\/chart\/|text\/format-chart\.)/,
  "filter-bar": /^src\/widgets\/filter-bar\//,
  "buttons and values":
    /^src\/(?:widgets\/(?:action-bar\/|link-list\/link-value\.)|parts\/(?:action-buttons|use-shown-cells)\.)/,
  "text, grid, image, question-list, share-card":
    /^src\/(?:widgets\/(?:text|grid|image|question-list|share-card)\/|parts\/drawing\.|ui\/picture\/qr-)/,
  actions:
    /^src\/(?:actions\/(?:bound-values|filled-question|handlers\/(?:call|copy|open-sheet|set-filter|share))|facts\/row-facts(?:-provider)?)\./,
  "texts with values": /^src\/(?:parts\/(?:valued|later)-phrase|text\/write-values)\./,
  sheet: /^src\/app\/over-the-page\/screen-sheet\./,
};

/** The part of the vocabulary that a module belongs to. */
export function partOf(module: string): string | undefined {
  return Object.keys(parts).find((part) => parts[part]?.test(module));
}

export const PARTS: readonly string[] = Object.keys(parts);

/** A module's share of the bytes of the file it is in. */
interface Share {
  module: string;
  bytes: number;
}

/** What the files weigh by module: each has the share of its file's bytes that it has of the file's code. */
export function sharesOf(
  files: Iterable<string>,
  modules: ModulesOfChunks,
  bytesOf: (file: string) => number,
): Share[] {
  return [...files].flatMap((file) => {
    const lengths = Object.entries(modules[file] ?? {});
    const whole = lengths.reduce((sum, [, length]) => sum + length, 0);
    return lengths.map(([module, length]) => ({ module, bytes: whole === 0 ? 0 : (length / whole) * bytesOf(file) }));
  });
}

/** What the vocabulary weighs in some files, by its parts. */
export function vocabularyIn(shares: readonly Share[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { module, bytes } of shares) {
    const part = partOf(module);
    if (part !== undefined) weights.set(part, (weights.get(part) ?? 0) + bytes);
  }
  return weights;
}

export function sumOf(weights: ReadonlyMap<string, number>): number {
  return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}
