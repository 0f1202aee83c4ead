/**
 * `npm run copy`: copies the drawings of the engine's icons and the metrics of its fonts from packages with tens of
 * thousands of files, which would take half of every installation. Needed after a change of icon.ts or font.ts in
 * src/descriptor/vocabulary; the types say so.
 */
import { writeFileSync } from "node:fs";
import { fontMetrics } from "./copies/font-metrics.ts";
import { iconDrawings } from "./copies/icon-drawings.ts";
import { withPackage } from "./copies/with-package.ts";

for (const { name, path, contentOf } of [iconDrawings, fontMetrics]) {
  const content = withPackage(name, contentOf);
  const comment = `Copied by \`npm run copy\` from ${name}. Do not edit.`;
  // One entry per line, so that diffs are readable.
  const lines = Object.entries(content).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  writeFileSync(path, `{\n  "$comment": ${JSON.stringify(comment)},\n${lines.join(",\n")}\n}\n`);
  console.log(`wrote ${path}`);
}
