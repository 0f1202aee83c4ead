import type { ModulesOfChunks } from "./modules-of-chunks.ts";

/** What the vocabulary of screens is made of, by what the paths of its modules begin with. */
export const vocabularyParts: Readonly<Record<string, readonly string[]>> = {
  cells: ["cells/", "text/fits.", "text/hidden.", "text/value-kinds."],
  "filters, bindings, pages": ["data/screen/", "parts/screen/"],
  "record-list": ["widgets/record-list/", "parts/records/"],
  "tree-list": ["widgets/tree-list/"],
  record: ["widgets/record/", "parts/record-fields."],
  "stat-grid": ["widgets/stat-grid/"],
  chart: ["widgets/chart/", "text/format-chart."],
  "filter-bar": ["widgets/filter-bar/"],
  "buttons and values": [
    "widgets/action-bar/",
    "widgets/link-list/link-value.",
    "parts/action-buttons.",
    "parts/use-shown-cells.",
  ],
  "text, grid, image, question-list, share-card": [
    "widgets/text/",
    "widgets/grid/",
    "widgets/image/",
    "widgets/question-list/",
    "widgets/share-card/",
    "parts/drawing.",
    "ui/picture/qr-",
  ],
  actions: [
    "actions/bound-values.",
    "actions/filled-question.",
    "actions/handlers/call.",
    "actions/handlers/copy.",
    "actions/handlers/open-sheet.",
    "actions/handlers/set-filter.",
    "actions/handlers/share.",
    "facts/row-facts.",
    "facts/row-facts-provider.",
  ],
  "texts with values": ["parts/valued-phrase.", "parts/later-phrase.", "text/write-values."],
  sheet: ["app/over-the-page/screen-sheet."],
};

/** The part of the vocabulary that a module belongs to. */
export function partOf(module: string): string | undefined {
  return PARTS.find((part) => vocabularyParts[part]?.some((start) => module.startsWith(`src/${start}`)));
}

export const PARTS: readonly string[] = Object.keys(vocabularyParts);

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
