import { readFileSync } from "node:fs";
import { join } from "node:path";
import { iconSources } from "#descriptor/vocabulary/icon.ts";
import type { Copy } from "./with-package.ts";

/** The drawings of the engine's icons, by lucide's names (ISC). */
export const iconDrawings: Copy = {
  name: "lucide-static@1.62.0",
  path: "src/descriptor/vocabulary/icon-drawings.json",
  contentOf(folder) {
    const all = JSON.parse(readFileSync(join(folder, "icon-nodes.json"), "utf8")) as Record<string, unknown>;
    return Object.fromEntries([...new Set(Object.values(iconSources))].map((source) => [source, drawing(all, source)]));
  },
};

function drawing(all: Readonly<Record<string, unknown>>, source: string): unknown {
  const found = all[source];
  if (!found) throw new Error(`lucide has no drawing "${source}": choose another in icon.ts`);
  return found;
}
