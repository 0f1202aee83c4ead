import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./tree.ts";

/** A row of the import table. */
export interface FolderRule {
  level: number;
  imports: string[];
  types: string[];
  packages: string[];
  node: boolean;
  about: string;
}

const printTable = `import(process.argv[1]).then(({ folders }) => console.log(JSON.stringify(folders)))`;

/** The import table of architecture.mjs, with types. */
export const folders: Record<string, FolderRule> = JSON.parse(
  execFileSync(process.execPath, ["-e", printTable, join(root, "architecture.mjs")], { encoding: "utf8" }),
);
