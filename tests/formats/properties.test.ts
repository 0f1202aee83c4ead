import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import fc from "fast-check";
import { createScanner } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import { migrateSources } from "#compile/migrations/migrate-sources.ts";
import { readJson } from "#compile/migrations/text/read-json.ts";
import { sourceFilesOf, type SourceFiles } from "#compile/read/source-files.ts";

const seed = 20_261_123;

describe("a brand of format 1 and its market, above today's base", () => {
  const then = join(import.meta.dirname, "untouched");
  const base = ["brands/base", "text-packs/base"].flatMap((path) => contentsOf(".", path));
  const old = sourceFilesOf([...base, ...contentsOf(then, "")]);
  const own = Object.keys(old.texts).filter((path) => !/^[^/]+\/base\//.test(path));
  const migrated = migrateSources(old).texts;

  it("is unchanged by a second migration, even if it declares format 1", () => {
    expect(migrateSources({ ...old, texts: migrated })).toEqual({ texts: migrated, layers: [] });
    const again = migrateSources({ ...old, texts: withFormat(migrated, own, 1) });
    expect(again.layers.flatMap(({ steps }) => steps)).toEqual([]);
    expect(again.texts).toEqual(migrated);
  });

  it("keeps its comments, in order, at any position, and means the same as without", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...own),
        fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 12 }),
        (path, places) => {
          const text = withComments(old.texts[path] ?? "", places);
          const result = migrateWith(old, path, text);
          expect(JSON.stringify(readJson(result).value)).toBe(JSON.stringify(readJson(migrated[path] ?? "").value));
          expect(commentsIn(result)).toEqual(commentsIn(text));
        },
      ),
      { numRuns: 100, seed },
    );
  });

  it("keeps its line ends, its indentation and the order of its keys", () => {
    for (const path of own) {
      const tabs = (text: string) =>
        text.replaceAll(/^( {2})+/gm, (spaces) => "\t".repeat(spaces.length / 2)).replaceAll("\n", "\r\n");
      const result = migrateWith(old, path, tabs(old.texts[path] ?? ""));
      expect(result.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(JSON.stringify(readJson(result).value)).toBe(JSON.stringify(readJson(migrated[path] ?? "").value));
    }
  });
});

/** A file after a migration with another text; only its own layer and those below are looked at. */
function migrateWith(files: SourceFiles, path: string, text: string): string {
  const layer = path.replace(/^[^/]+\/(markets\/[^/]+|[^/]+)\/.*/, "/$1/");
  const isNear = (one: string) => ["/base/", "/markets/ph/", layer].some((part) => one.includes(part));
  const near = Object.fromEntries(Object.entries(files.texts).filter(([one]) => isNear(one)));
  return migrateSources({ ...files, texts: { ...near, [path]: text } }).texts[path] ?? "";
}

function withFormat(texts: SourceFiles["texts"], own: readonly string[], format: number): Record<string, string> {
  const mains = own.filter((path) => path.endsWith("/brand.json"));
  const changed = mains.map((path) => [path, (texts[path] ?? "").replace(/"format": \d+/, `"format": ${format}`)]);
  return { ...texts, ...Object.fromEntries(changed) };
}

/** The text with comments before some of its tokens: as a block within the line, or on a line of their own. */
function withComments(text: string, places: readonly (readonly [number, boolean])[]): string {
  const offsets = tokens(text).map(({ offset }) => offset);
  const wanted = new Map(places.map(([place, isBlock]) => [offsets[place % offsets.length] ?? 0, isBlock]));
  return [...wanted]
    .sort(([one], [other]) => other - one)
    .reduce((result, [offset, isBlock], index) => {
      const comment = isBlock ? `/* ${index} */ ` : `// ${index}\n`;
      return result.slice(0, offset) + comment + result.slice(offset);
    }, text);
}

const [lineComment, blockComment, lineBreak, trivia, endOfFile] = [12, 13, 14, 15, 17];

function tokens(text: string): { kind: number; offset: number; length: number }[] {
  const scanner = createScanner(text);
  const found: { kind: number; offset: number; length: number }[] = [];
  for (let kind: number = scanner.scan(); kind !== endOfFile; kind = scanner.scan())
    if (kind !== lineBreak && kind !== trivia)
      found.push({ kind, offset: scanner.getTokenOffset(), length: scanner.getTokenLength() });
  return found;
}

function commentsIn(text: string): string[] {
  return tokens(text)
    .filter(({ kind }) => kind === lineComment || kind === blockComment)
    .map(({ offset, length }) => text.slice(offset, offset + length).trim());
}

function contentsOf(root: string, below: string): (readonly [path: string, bytes: Uint8Array])[] {
  return readdirSync(join(root, below), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(root, path), readFileSync(path)] as const);
}
