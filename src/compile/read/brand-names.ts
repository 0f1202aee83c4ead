import type { SourceFiles } from "./source-files.ts";

/** The ids of all brands in a set of files, valid or not, in alphabetical order. */
export function brandNames({ texts }: SourceFiles): string[] {
  const ids = Object.keys(texts).flatMap((path) => /^brands\/(?!base\/|markets\/)([^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(ids)].sort();
}
