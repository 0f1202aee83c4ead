import { frameUse } from "#descriptor/frame.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { stemOf } from "../steps/layer-words.ts";
import type { Delta } from "./delta.ts";
import type { Gathered } from "./gathered.ts";
import type { Ground } from "./ground.ts";
import { quickTable } from "./quick-table.ts";

const longest = 2000;

/**
 * Whether a layer's words are texts, stand in every language, fit each other and are used.
 *
 * @param usedInAll Keys that the layer and those below it name together; asked only for words that the layer itself does not name.
 */
export function areWordsSound(delta: Delta, ground: Ground, gathered: Gathered, usedInAll: () => ReadonlySet<string>): boolean {
  const offered = offeredLanguages(delta, ground);
  if (offered === undefined) return false;
  const uses = useFinder(gathered, usedInAll);
  for (const language of quickTable.languages) {
    const pack = delta.packs[language];
    if (pack === undefined) continue;
    for (const key in pack) {
      if (key === "$meta") {
        if (JSON.stringify(pack[key]) !== JSON.stringify(ground.words[language]?.[key])) return false;
      } else if (!isWordSound(key, pack[key], language, offered, delta, ground, uses)) return false;
    }
  }
  return true;
}

function isWordSound(key: string, text: unknown, language: LanguageCode, offered: readonly LanguageCode[], { packs }: Delta, ground: Ground, uses: (key: string) => boolean): boolean {
  if (typeof text !== "string" || text.length > longest || key.startsWith("$")) return false;
  const { stem, form } = stemOf(key);
  // Plural forms want a comparison with other texts.
  if (form !== undefined || ground.textKeys.has(`${key}_other`)) return false;
  for (const other of offered) if (other !== language && packs[other]?.[key] === undefined && ground.words[other]?.[key] === undefined) return false;
  for (const model of [packs.EN?.[key], ground.words.EN?.[key]]) if (model !== undefined && placeholders(model) !== placeholders(text)) return false;
  return ground.engineKeys.has(stem) || uses(stem);
}

/** The brand's languages; undefined when it offers one that the layers below have no complete words for. */
function offeredLanguages({ value, isBrand }: Delta, ground: Ground): readonly LanguageCode[] | undefined {
  const below = languagesIn(ground.value["languages"]);
  const offered = languagesIn(value["languages"]) ?? below;
  if (!isBrand) return quickTable.languages;
  return offered?.every((language) => (below ?? []).includes(language)) ? offered : undefined;
}

function languagesIn(said: unknown): readonly LanguageCode[] | undefined {
  return (said as { offered?: LanguageCode[] } | undefined)?.offered;
}

/** Tells of a key whether the layer itself names it, or a widget that it places brings it along, or else what it inherits does. */
function useFinder({ references, widgets }: Gathered, usedInAll: () => ReadonlySet<string>): (key: string) => boolean {
  const named = new Set(references.flatMap(({ kind, name }) => (kind === "text" ? [name] : [])));
  const brought: readonly string[] = [...frameUse.texts, ...[...widgets].flatMap((type) => quickTable.widgets.get(type)?.texts ?? [])];
  return (key) => named.has(key) || brought.some((one) => (one.endsWith("*") ? key.startsWith(one.slice(0, -1)) : one === key)) || usedInAll().has(key);
}

/** The values that a text wants, in one text that can be compared. */
function placeholders(text: string): string {
  return text.includes("{{") ? [...new Set(text.match(/\{\{[^{}]*\}\}/g) ?? [])].sort().join("") : "";
}
