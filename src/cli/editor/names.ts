import { languageCode } from "#descriptor/identity.ts";
import type { KeyKind, ReferenceKind } from "#descriptor/vocabulary/reference.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { stemOf } from "#compile/layer/layer-words.ts";
import type { Layer } from "#compile/layer/layer.ts";
import { usualWord } from "#compile/validate/route-words.ts";
import { mergedLayers } from "#compile/layer/merged-layers.ts";
import { namedCalls, sharedNames, sheetRows, type NamedCall, type SharedNames } from "./shared-names.ts";
import { effectiveWords, fallbackLanguage, packsOf, type Pack } from "#compile/read/packs.ts";

/** Names, each with a description. */
export type Named = Readonly<Record<string, string>>;

/** What the descriptors of a layer can name, by kind, and the keys of its maps. */
export interface Names {
  references: Readonly<Partial<Record<ReferenceKind | keyof SharedNames, Named>>>;
  keys: Readonly<Partial<Record<KeyKind, Named>>>;
  /** The calls that screens and forms give names, by the key that names them. */
  calls: ReturnType<typeof namedCalls>;
  /** The sheets, with what their rows are. */
  sheets: readonly NamedCall[];
}

/** The names of a layer with those below it, described with its texts. */
export function namesOf(chain: readonly Layer[], packs: readonly Pack[], assets: readonly string[]): Names {
  const merged = mergedLayers(chain);
  const texts = effectiveWords(packsOf(packs, chain), languageOf(merged));
  const entries = {
    route: described(merged["routes"], ({ path, title }, id) => [path, texts[String(title ?? usualWord("title", id))]]),
    screen: described(merged["screens"], (_screen, id) => pathsOf(id, merged["routes"])),
    form: described(merged["forms"], ({ submit }) => [isObject(submit) ? submit["call"] : undefined]),
    "field-preset": described(merged["fields"], ({ kind, label }) => [kind, texts[String(label)]]),
    footer: described(merged["footers"], ({ tabs }) => (isObject(tabs) ? Object.keys(tabs) : [])),
    menu: described(merged["menus"], ({ entries: inner }) => (isObject(inner) ? Object.keys(inner) : [])),
    rule: described(merged["rules"], ({ pattern }) => [pattern]),
    access: described(merged["access"], ({ description }) => [description]),
    flag: described(merged["flags"], (_flag, name) => [
      isObject(merged["flags"]) && merged["flags"][name] ? "on" : "off",
    ]),
  };
  const shared = sharedNames(merged);
  return {
    references: {
      ...entries,
      ...shared,
      text: stems(texts),
      asset: Object.fromEntries(assetsOf(chain, assets).map((path) => [path, ""])),
    },
    keys: { ...entries, text: texts, "form-field": shared["form-field"] },
    calls: namedCalls(merged),
    sheets: sheetRows(merged),
  };
}

/** The language that a layer's visitors mostly read. */
function languageOf({ languages }: JsonObject): (typeof languageCode.options)[number] {
  const found = languageCode.safeParse(isObject(languages) ? languages["default"] : undefined);
  return found.success ? found.data : fallbackLanguage;
}

function described(section: Json | undefined, about: (entry: JsonObject, id: string) => readonly unknown[]): Named {
  if (!isObject(section)) return {};
  return Object.fromEntries(
    Object.entries(section)
      .filter(([id]) => !id.startsWith("$"))
      .map(([id, entry]) => [
        id,
        about(isObject(entry) ? entry : {}, id)
          .filter((part) => typeof part === "string")
          .join(" · "),
      ]),
  );
}

/** Where a screen is shown. */
function pathsOf(screen: string, routes: Json | undefined): unknown[] {
  return isObject(routes)
    ? Object.values(routes).flatMap((route) => (isObject(route) && route["screen"] === screen ? [route["path"]] : []))
    : [];
}

/** The keys that descriptors write: without the ends of plural forms. */
function stems(texts: Named): Named {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [stemOf(key).stem, text]));
}

/** The pictures of the layers as descriptors write them: "assets/logo.svg". */
function assetsOf(chain: readonly Layer[], assets: readonly string[]): string[] {
  return chain.flatMap(({ id }) =>
    assets.flatMap((path) => (path.startsWith(`brands/${id}/assets/`) ? [path.slice(`brands/${id}/`.length)] : [])),
  );
}
