import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { answerOutlines, callTable, callWires } from "./generate/call-table.ts";
import { commonPasswords } from "./generate/common-passwords.ts";
import { editorFiles } from "./generate/editor-files.ts";
import type { GeneratedFile } from "./generate/generated-file.ts";
import { iconDrawings } from "./generate/icon-drawings.ts";
import { brandSchemas } from "./generate/json-schema/brand-schemas.ts";
import { openApi } from "./generate/open-api.ts";
import { quickShapes } from "./generate/quick-shapes.ts";
import { referencePages } from "./generate/reference/pages.ts";
import { specificationPages } from "./generate/specification/pages.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const schemas = brandSchemas();
const files: GeneratedFile[] = [
  iconDrawings(),
  commonPasswords(),
  callTable(),
  callWires(),
  answerOutlines(),
  ...schemas.kinds,
  ...schemas.shared,
  ...editorFiles(schemas.kinds),
  openApi(),
  quickShapes(),
  ...referencePages(),
  ...specificationPages(),
];
const stale = files.filter((file) => currentText(file.path) !== file.text);

if (process.argv.includes("--check")) reportStale();
else writeStale();

function currentText(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return undefined;
  }
}

function reportStale(): void {
  for (const { path } of stale) console.error(`${path} is not what its source says. Run: npm run generate`);
  if (stale.length > 0) process.exitCode = 1;
  else console.log(`${files.length} generated files are up to date`);
}

function writeStale(): void {
  for (const { path, text } of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
  console.log(`${files.length - stale.length} of ${files.length} generated files were up to date`);
}
