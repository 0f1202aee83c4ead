import { isObject } from "#kernel/json.ts";
import { checked } from "../mutations/good-part.ts";
import { readGoodSite } from "../mutations/good-site.ts";

const { files } = readGoodSite();
const { diagnostics: none, work } = checked(files);
if (none.length > 0) throw new Error("The engine's own brands have findings of their own.");

/** Every brand of the engine, as findings name them. */
export const all = "[araw bilis kawayan lumora perlas]";

/** What is done to a file: its text, what it says besides or instead, or null for a file that is deleted. */
type Edit = string | null | Readonly<Record<string, unknown>>;

/** Every finding in the engine's own brands after some edits, as "file#pointer rule [brands]: message hint". */
export function findingsWith(edits: Readonly<Record<string, Edit>>): string[] {
  const texts = Object.fromEntries(
    Object.entries({ ...files.texts, ...edits }).flatMap(([path, edit]) => {
      if (edit === null) return [];
      return [[path, typeof edit === "string" ? edit : JSON.stringify(over(read(path), edit), null, 2)]];
    }),
  );
  return checked({ ...files, texts }, work).diagnostics.map(
    ({ file, pointer, rule, brands, message, hint = "" }) =>
      `${file}#${pointer} ${rule} [${brands.join(" ")}]: ${message} ${hint}`,
  );
}

/** The text of a file with one part of it replaced. */
export function replacedIn(path: string, part: string, by: string): Readonly<Record<string, string>> {
  const text = files.texts[path] ?? "";
  if (!text.includes(part)) throw new Error(`${path} has no ${part}`);
  return { [path]: text.replace(part, by) };
}

function read(path: string): unknown {
  return JSON.parse(files.texts[path] ?? "{}");
}

/** A merge that keeps null, which a layer writes to remove what is below; undefined leaves a key out. */
function over(value: unknown, edit: unknown): unknown {
  if (!isObject(value) || !isObject(edit)) return edit;
  const changed = Object.entries(edit).map(([key, inner]) => [key, over(value[key], inner)]);
  return { ...value, ...(Object.fromEntries(changed) as object) };
}

/** The files of one folder in another. */
export function moved(from: string, to: string): Readonly<Record<string, string | null>> {
  const paths = Object.keys(files.texts).filter((path) => path.startsWith(from));
  return Object.fromEntries(
    paths.flatMap((path): [string, string | null][] => [
      [path, null],
      [to + path.slice(from.length), files.texts[path] ?? ""],
    ]),
  );
}

/** A file with another name, with something else in it. */
export function copied(from: string, to: string, edit: object = {}): Readonly<Record<string, string>> {
  return { [to]: JSON.stringify(over(read(from), edit), null, 2) };
}
