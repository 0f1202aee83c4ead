import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Something that a newcomer adds, as edits of a project copy: the path, and its new text computed from the old one. */
export interface Addition {
  /** As the table in docs/house.md calls it: "a widget". */
  name: string;
  /** The maximum number of files it may take. */
  limit: number;
  /** The hand-written text by path. */
  writes: Readonly<Record<string, (before: string) => string>>;
}

type Json = Record<string, unknown>;
const templates = join(import.meta.dirname, "templates");
const cebuano = { name: "Cebuano", code: "CE", tag: "ceb-PH", direction: "ltr" };

export const additions: readonly Addition[] = [
  { name: "a widget", limit: 5, writes: filesOf("widget") },
  {
    name: "a call",
    limit: 3,
    writes: {
      ...filesOf("call"),
      "tests/contract/successes.ts": (text) =>
        text.replace(
          /\n\};\n$/,
          `
  async tipOfTheDay(caller) {
    expect((await caller.value("tipOfTheDay", EN)).text).toBe("Set a limit before you play.");
  },
};
`,
        ),
    },
  },
  {
    name: "a language",
    limit: 3,
    writes: {
      "text-packs/base/CE.json": () => inCebuano("text-packs/base/EN.json", { "route.home": "Balay" }),
      "text-packs/perlas/CE.json": () => inCebuano("text-packs/perlas/EN.json", {}),
      "brands/perlas/brand.json": (text) =>
        edited(text, (brand) => ({ ...brand, languages: { offered: ["EN", "TY", "CE"], default: "EN" } })),
    },
  },
  {
    name: "a screen",
    limit: 3,
    writes: {
      ...filesOf("screen"),
      "brands/base/routes.json": (text) =>
        edited(text, (routes) => ({ ...routes, tip: { ...(routes["help"] as Json), path: "/m/tip", screen: "tip" } })),
    },
  },
];

/** Tests which show in a copy that the additions work; a contributor does not have to write them. */
export const proof = filesOf("proof");

function filesOf(name: string): Record<string, (before: string) => string> {
  const folder = join(templates, name);
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".template"));
  return Object.fromEntries(
    found.map((file) => [file.replace(/\.template$/, ""), () => readFileSync(join(folder, file), "utf8")]),
  );
}

/** A pack as a translator starts it, with some texts translated. */
function inCebuano(path: string, words: Json): string {
  return edited(readFileSync(path, "utf8"), (pack) => ({ ...pack, ...words, $meta: cebuano }));
}

function edited(text: string, change: (value: Json) => Json): string {
  return JSON.stringify(change(JSON.parse(text) as Json), null, 2);
}
