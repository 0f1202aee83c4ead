import type { Theme } from "#descriptor/theme.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { mergePatch } from "../layer/merge.ts";
import { palettesOf } from "../theme/palette.ts";
import { unreadableStops } from "../theme/on-gradients.ts";
import { unreadable } from "../theme/pairs.ts";
import { Acceptance } from "./accept.ts";
import type { Delta } from "./delta.ts";
import { namedSections, type Ground } from "./ground.ts";
import { quickTable } from "./quick-table.ts";
import { isHarmless } from "./harmless.ts";
import { areRoutesSound, hasItsWords, hasWords, isKnown, isWellCalled } from "./references.ts";
import { WhoSees } from "./who-sees.ts";
import { areWordsSound } from "./words.ts";

/**
 * Sections whose rules need proofs, or look at more than the layer itself: whoever says something there is looked at
 * closely.
 */
const closely = ["rules", "access", "forms"] as const;

/**
 * Whether a brand is sound on sound ground: then the full check finds nothing in it. It looks only at what the brand
 * itself says, gives no reasons, and is careful: "no" means that the full check must look.
 *
 * @param markets The codes of the markets that have a layer.
 */
export function isSound(delta: Delta, ground: Ground, markets: ReadonlySet<string>): boolean {
  const { value } = delta;
  if (closely.some((section) => section in value) || !isOrdinary(delta, ground)) return false;
  if (value["market"] !== undefined && !markets.has(String(value["market"]))) return false;
  for (const name in delta.assets) if (name in ground.assets) return false;
  const who = new WhoSees(delta, ground);
  const known = {
    widgets: quickTable.widgets,
    screens: quickTable.screens,
    tab: quickTable.tab,
    audienceOf: (screen: string) => who.audienceOf(screen),
  };
  const acceptance = new Acceptance(known);
  if (!acceptance.accepts(quickTable.brand, value, ground.value)) return false;
  const { references, texts, sources, conditions, leads, widgets, free } = acceptance.gathered;
  for (const key of texts) if (!hasWords(key, delta, ground)) return false;
  return (
    references.every((reference) => isKnown(reference, delta, ground)) &&
    sources.every(isWellCalled) &&
    [...widgets].every((widget) => hasItsWords(widget, ground)) &&
    conditions.every((condition) => who.varies(condition)) &&
    leads.every((lead) => who.leadsSomewhere(lead)) &&
    areRoutesSound(delta, ground) &&
    isReadable(delta, ground) &&
    areWordsSound(delta, ground, acceptance.gathered, (whole) => textsNamedIn(whole, new Acceptance(known))) &&
    free.every(([text, key]) => isHarmless(text, key))
  );
}

/** Nothing in it wants a look at the whole brand. */
function isOrdinary(delta: Delta, ground: Ground): boolean {
  return (
    keepsNames(delta, ground) &&
    isOneOfItsKind(delta.value, ground) &&
    isComplete(delta, ground) &&
    keepsRules(delta.value)
  );
}

function isComplete({ isBrand, value }: Delta, ground: Ground): boolean {
  return !isBrand || quickTable.brand.required.every((key) => key in value || key in ground.value);
}

/**
 * An entry that others may name does not leave; a flag or a menu that nobody below has may be a slip in the name of one
 * that they have.
 */
function keepsNames({ value }: Delta, ground: Ground): boolean {
  for (const kind of ["flag", "menu"] as const)
    for (const name of Object.keys(value[namedSections[kind]] ?? {})) if (!ground.names[kind].has(name)) return false;
  return Object.values(namedSections).every((section) => {
    const entries = value[section];
    if (isObject(entries)) for (const key in entries) if (entries[key] === null) return false;
    return true;
  });
}

/** A brand names a host once, and trial accounts have a merchant code of their own. */
function isOneOfItsKind({ hosts, merchant }: JsonObject, ground: Ground): boolean {
  if (Array.isArray(hosts) && new Set(hosts).size < hosts.length) return false;
  const both = mergePatch(ground.value["merchant"], merchant ?? {});
  return !isObject(both) || both["code"] === undefined || both["code"] !== both["trialCode"];
}

/** Registration fields keep their rules: another set of rules wants a proof that values fit it. */
function keepsRules({ registration }: JsonObject): boolean {
  const fields = isObject(registration) ? registration["fields"] : undefined;
  return !isObject(fields) || Object.values(fields).every((field) => isObject(field) && !("rule" in field));
}

/** The parts of a theme that say colours. */
const colourParts = ["scheme", "color", "dark", "gradient"] as const;

function isReadable({ value }: Delta, ground: Ground): boolean {
  const said = coloursIn(value["theme"]);
  if (Object.values(said).every((part) => part === null)) return true;
  const theme = mergePatch(coloursIn(ground.value["theme"]), said) as unknown as Theme;
  const { main, dark } = palettesOf(theme);
  return (
    unreadable(main).length === 0 &&
    unreadableStops(theme, main).length === 0 &&
    (dark === undefined || unreadable(dark).length === 0)
  );
}

function coloursIn(theme: Json | undefined): JsonObject {
  const parts: JsonObject = {};
  if (isObject(theme)) for (const part of colourParts) if (theme[part] !== undefined) parts[part] = theme[part];
  return parts;
}

function textsNamedIn(whole: Json, acceptance: Acceptance): ReadonlySet<string> {
  acceptance.accepts(quickTable.brand, whole, undefined);
  return acceptance.gathered.texts;
}
