import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { iconSources } from "#descriptor/vocabulary/icon.ts";
import { notice, type GeneratedFile } from "./generated-file.ts";

type Node = [tag: string, attributes: Record<string, string>];

/** The drawings of the engine's icons, copied from lucide. One icon per line, so that diffs are readable. */
export function iconDrawings(): GeneratedFile {
  const file = createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json");
  const all = JSON.parse(readFileSync(file, "utf8")) as Record<string, Node[] | undefined>;
  const lines = Object.entries(iconSources).map(([name, source]) => {
    const nodes = all[source];
    if (!nodes)
      throw new Error(
        `lucide has no drawing "${source}" for the icon "${name}": choose another in src/descriptor/vocabulary/icon.ts`,
      );
    return `    ${JSON.stringify(name)}: ${JSON.stringify(nodes)}`;
  });
  return {
    path: "src/descriptor/vocabulary/icon-drawings.json",
    text: `{\n  "$comment": ${JSON.stringify(notice)},\n  "drawings": {\n${lines.join(",\n")}\n  }\n}\n`,
  };
}
