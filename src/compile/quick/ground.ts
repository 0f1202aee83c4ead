import type { LanguageCode } from "#descriptor/identity.ts";
import type { ReferenceKind } from "#descriptor/vocabulary/reference.ts";
import { isObject, type JsonObject } from "#kernel/json.ts";
import { mergePatch } from "../layer/merge.ts";
import type { Picture } from "../read/picture.ts";
import { stemOf } from "../layer/layer-words.ts";
import type { Delta } from "./delta.ts";

/** Sections whose entries other places name, by the kind of reference. */
export const namedSections = {
  route: "routes",
  screen: "screens",
  form: "forms",
  menu: "menus",
  flag: "flags",
  rule: "rules",
  access: "access",
} as const satisfies Partial<Record<ReferenceKind, string>>;
export type NamedKind = keyof typeof namedSections;

/** What a layer and those below it say together, as far as a layer above must know it. */
export interface Ground {
  value: JsonObject;
  names: Readonly<Record<NamedKind, ReadonlySet<string>>>;
  /** Keys that have words in some language. */
  textKeys: ReadonlySet<string>;
  /** To be asked for a key, not to be listed: words from below are inherited. */
  words: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>>;
  /** Keys of texts that want values, and of those that have plural forms, without the form. */
  withValues: ReadonlySet<string>;
  pluralStems: ReadonlySet<string>;
  /** Keys of the lowest layer, without plural forms: the engine's own, which need not be used. */
  engineKeys: ReadonlySet<string>;
  assets: Readonly<Record<string, Picture>>;
}

/** What lies below the lowest layer. */
export const noGround: Ground = {
  value: {},
  textKeys: new Set(),
  words: {},
  withValues: new Set(),
  pluralStems: new Set(),
  engineKeys: new Set(),
  assets: {},
  names: {
    route: new Set(),
    screen: new Set(),
    form: new Set(),
    menu: new Set(),
    flag: new Set(),
    rule: new Set(),
    access: new Set(),
  },
};

/** What a layer and what lies below it say together. */
export function groundOf(delta: Delta, below: Ground = noGround): Ground {
  const { extends: _inherited, ...inherited } = below.value;
  const value = mergePatch(inherited, delta.value) as JsonObject;
  const languages = [...new Set([...Object.keys(below.words), ...Object.keys(delta.packs)])] as LanguageCode[];
  // Thousands of layers stand on the same words: those below are inherited, not copied.
  const words = Object.fromEntries(
    languages.map((code) => [
      code,
      Object.assign(Object.create(below.words[code] ?? null) as Record<string, string>, delta.packs[code]),
    ]),
  );
  const names = Object.fromEntries(
    Object.entries(namedSections).map(([kind, section]) => [kind, new Set(keysOf(value[section]))]),
  );
  return {
    value,
    words,
    names: names as unknown as Ground["names"],
    withValues: withMore(
      below.withValues,
      textsOf(delta).flatMap(([key, text]) => (String(text).includes("{{") ? [key] : [])),
    ),
    pluralStems: withMore(
      below.pluralStems,
      textsOf(delta).flatMap(([key]) => (stemOf(key).form === undefined ? [] : [stemOf(key).stem])),
    ),
    textKeys: withMore(below.textKeys, textKeysOf(delta)),
    engineKeys: below === noGround ? new Set([...textKeysOf(delta)].map((key) => stemOf(key).stem)) : below.engineKeys,
    assets: { ...below.assets, ...delta.assets },
  };
}

function withMore(names: ReadonlySet<string>, more: readonly string[]): ReadonlySet<string> {
  return more.every((name) => names.has(name)) ? names : new Set([...names, ...more]);
}

function textKeysOf(delta: Delta): string[] {
  return textsOf(delta).map(([key]) => key);
}

function textsOf({ packs }: Delta): [string, string][] {
  return Object.values(packs).flatMap((pack) => Object.entries(pack));
}

function keysOf(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}
