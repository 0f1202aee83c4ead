import { replaced } from "./edit.ts";
import type { GoodFile } from "./good-site.ts";
import type { Mutation } from "./mutation.ts";

/** What is added: up to where the mistake is reported, and from there on. */
export interface Added {
  before: string;
  after: string;
}

/** A section at the start of a brand's main file; undefined for other files, and where it has the section already. */
export function addedSection(
  { path, text, places }: GoodFile,
  section: string,
  { before, after }: Added,
): Mutation | undefined {
  if (!/^brands\/[^/]+\/brand\.json$/.test(path) || path.startsWith("brands/base/")) return undefined;
  const [file] = places;
  const [first] = file?.children ?? [];
  const isThere = file?.children.some((one) => one.path[0] === section) === true;
  if (!first?.key || isThere) return undefined;
  return added(text, first.key.offset, { before: `"${section}": ${before}`, after: `${after}, ` });
}

/** A text with something added, and the mistake within what is added. */
export function added(text: string, offset: number, { before, after }: Added): Mutation {
  const place = replaced(text, { offset, length: 0 }, before + after);
  return { ...place, column: place.column + before.length };
}
