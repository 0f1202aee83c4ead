import { languages as heads } from "#gateway/languages.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import type { Json } from "#kernel/json.ts";
import { jsonText } from "../json-text.ts";
import { withValue } from "../with-value.ts";
import type { GuessedScreen } from "./guessed-screen.ts";

/** Where a screen is written. */
export interface ScreenPlace {
  brand: string;
  id: string;
  /** The texts of the project's files by path. */
  texts: Readonly<Record<string, string>>;
  /** The languages that the brand offers. */
  languages: readonly LanguageCode[];
  /** Keys that some pack of the brand's layers has. */
  known: ReadonlySet<string>;
  schemaOf: (path: string, kind: string) => string;
}

/** The files that are new or changed, by path; what they say besides stays as it is. */
export function screenFiles({ route, screen, words }: GuessedScreen, place: ScreenPlace): Map<string, string> {
  const files = new Map<string, string>();
  const own = (name: string) => `brands/${place.brand}/${name}.json`;
  const written = (path: string, kind: string, where: readonly string[], value: Json, head: object = {}) => {
    const before = files.get(path) ?? place.texts[path] ?? jsonText({ $schema: place.schemaOf(path, kind), ...head });
    files.set(path, withValue(before, where, value));
  };
  const screenFile = own(`screens/${place.id}`);
  files.set(screenFile, jsonText({ $schema: place.schemaOf(screenFile, "screen"), ...screen }));
  if (saysRoutes(place.texts[own("brand")])) written(own("brand"), "brand", ["routes", route.id], route.value);
  else written(own("routes"), "routes", [route.id], route.value);
  const missing = Object.entries(words).filter(([key]) => !place.known.has(key));
  for (const code of place.languages)
    for (const [key, word] of missing)
      written(`text-packs/${place.brand}/${code}.json`, "text-pack", [key], word, { $meta: { ...heads[code] } });
  return files;
}

/** Whether the brand has its routes in brand.json: a section stays in the file where it is. */
function saysRoutes(text: string | undefined): boolean {
  try {
    return text !== undefined && Object.hasOwn(JSON.parse(text) as object, "routes");
  } catch {
    return false;
  }
}
