import { languageCode, type LanguageCode } from "#descriptor/identity.ts";
import { textPack } from "#descriptor/text-pack.ts";
import { isObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { allNearest } from "#kernel/near.ts";
import type { Draft } from "../layer/draft.ts";
import type { FileFinding, Layer } from "../layer/layer.ts";
import type { SourceFile } from "./source-file.ts";
import { newWalk } from "../validate/walk.ts";
import { walkSchema } from "../validate/walk-schema.ts";
import { choiceHint } from "../findings/words.ts";

/** A parsed text pack: the texts of one layer in one language. */
export interface Pack {
  layer: string;
  language: LanguageCode;
  file: SourceFile;
  words: Readonly<Record<string, string>>;
  /** Keys whose text cannot be read: they are reported, and not missing. */
  unread: readonly string[];
}

/** The language that fills in for missing texts. */
export const fallbackLanguage: LanguageCode = "EN";
const packFile = /^text-packs\/(base|markets\/[^/]+|[^/]+)\/([^/]+)\.json$/;

/** The packs of a set of files, and their problems. */
export function collectPacks(files: ReadonlyMap<string, SourceFile>): {
  packs: Pack[];
  findings: FileFinding[];
  unreadable: Set<string>;
} {
  const packs: Pack[] = [];
  const findings: FileFinding[] = [];
  const unreadable = new Set<string>();
  for (const file of files.values()) {
    const match = packFile.exec(file.path);
    if (!match) continue;
    const [, layer = "", name = ""] = match;
    const isKnown = languageCode.options.includes(name as LanguageCode);
    if (!isKnown) findings.push(unknownLanguage(name, layer, file));
    const language = isKnown ? (name as LanguageCode) : languageMeant(file.path, name, files);
    if (file.value === undefined || language === undefined) {
      unreadable.add(layer);
      continue;
    }
    const read = packOf(file);
    if (!isObject(file.value)) {
      findings.push(...read.findings);
      unreadable.add(layer);
      continue;
    }
    packs.push(read.pack.language === language ? read.pack : { ...read.pack, language });
    findings.push(...read.findings);
  }
  return { packs, findings, unreadable };
}

function unknownLanguage(name: string, layer: string, file: SourceFile): FileFinding {
  return {
    rule: "unknown-file",
    layer,
    file,
    path: [],
    at: "value",
    message: `There is no language "${name}".`,
    hint: choiceHint(name, languageCode.options),
  };
}

/** The language of a pack with a misspelt name: its texts are not reported as missing. */
function languageMeant(path: string, name: string, files: ReadonlyMap<string, SourceFile>): LanguageCode | undefined {
  const [meant, other] = allNearest(
    name,
    languageCode.options.filter((code) => !files.has(path.replace(/[^/]+$/, `${code}.json`))),
  );
  return other === undefined ? (meant as LanguageCode | undefined) : undefined;
}

/** A pack in the language that its file is named for, read once for all runs in which the file is the same. */
const packOf = memoizeByIdentity((file: SourceFile): { pack: Pack; findings: FileFinding[] } => {
  const [, layer = "", name = ""] = packFile.exec(file.path) ?? [];
  const findings: FileFinding[] = [];
  return { pack: { layer, language: name as LanguageCode, file, ...wordsOf(file, layer, findings) }, findings };
});

function wordsOf(file: SourceFile, layer: string, findings: FileFinding[]): Pick<Pack, "words" | "unread"> {
  const walk = newWalk();
  walkSchema(textPack, file.value, [], walk);
  for (const { rule, path, at, message, hint } of walk.mismatches) {
    const missing = at === "missing";
    findings.push({
      rule,
      layer,
      file,
      path: missing ? path.slice(0, -1) : path,
      at: missing ? "key" : at,
      message,
      hint,
    });
  }
  const words: Record<string, string> = {};
  const unread: string[] = [];
  for (const [key, value] of isObject(file.value) ? Object.entries(file.value) : []) {
    if (key.startsWith("$")) continue;
    if (typeof value === "string") words[key] = value;
    else unread.push(key);
  }
  return { words, unread };
}

/** The packs of a brand's layers by language, from the lowest layer. */
export function packsOf(all: readonly Pack[], layers: readonly Layer[]): Partial<Record<LanguageCode, Pack[]>> {
  const result: Partial<Record<LanguageCode, Pack[]>> = {};
  for (const { id } of layers) for (const pack of all) if (pack.layer === id) (result[pack.language] ??= []).push(pack);
  return result;
}

/** Every text of a brand in one language: the language's own layers over those of the fallback. */
export function effectiveWords(
  packs: Readonly<Partial<Record<LanguageCode, readonly Pack[]>>>,
  language: LanguageCode,
): Record<string, string> {
  const words: Record<string, string> = {};
  for (const code of new Set([fallbackLanguage, language]))
    for (const pack of packs[code] ?? []) Object.assign(words, pack.words);
  return words;
}

/** The text of a key in one language, without every other text (see `effectiveWords`). */
export function effectiveText(packs: Draft["packs"], language: LanguageCode, key: string): string | undefined {
  return lastWith(packs, language, key)?.words[key];
}

/** The pack that the text of a key comes from. */
export function lastWith(packs: Draft["packs"], language: LanguageCode, key: string): Pack | undefined {
  const all = [fallbackLanguage, language].flatMap((code) => packs[code] ?? []);
  return all.findLast(({ words }) => words[key] !== undefined);
}

/** Whether the highest layer has texts of its own: they may be longer than those below. */
export function hasOwnTexts({ packs, layers }: Pick<Draft, "packs" | "layers">): boolean {
  const top = layers.at(-1)?.id;
  return Object.values(packs).some((all) => all?.some(({ layer }) => layer === top));
}
