import { structuredPatch } from "diff";
import { pc } from "../colours.ts";

/** What changes in a file, as `diff -u` shows it, in colours. */
export function prettyPatch(name: string, before: string, after: string): string {
  const { hunks } = structuredPatch(name, name, before, after, "", "", { context: 2 });
  const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: inner }) => [
    pc.cyan(`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`),
    ...inner.map(coloured),
  ]);
  return [pc.bold(`--- ${name}`), pc.bold(`+++ ${name}`), ...lines].join("\n");
}

function coloured(line: string): string {
  if (line.startsWith("+")) return pc.green(line);
  return line.startsWith("-") ? pc.red(line) : line;
}
