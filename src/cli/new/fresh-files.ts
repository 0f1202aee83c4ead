import { currentFormat } from "#descriptor/format.ts";
import { languageCode, type LanguageCode } from "#descriptor/identity.ts";
import { languages as heads } from "#gateway/languages.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { derivePalette, type GivenColours } from "#compile/theme/palette.ts";
import { paletteFromSeed } from "#compile/theme/seed-palette.ts";
import { taglineIn, type BrandFiles } from "./brand-files.ts";
import { jsonText } from "./json-text.ts";
import { looks } from "./looks.ts";
import { drawMark } from "./mark/draw-mark.ts";
import type { NewBrand } from "./new-brand.ts";
import { withoutRepeats } from "./repeats.ts";
import type { SiteFacts } from "./site-facts.ts";

/** The files of a brand that starts from its layers alone. */
export function freshFiles(brand: NewBrand, site: SiteFacts): BrandFiles {
  const below = site.merged(brand.extends ?? "base") ?? {};
  const palette = paletteFromSeed(brand.colours ? { ...brand.colours } : { accent: "#2456c9", scheme: "light" });
  const look = looks[brand.look];
  const themeBelow = isObject(below["theme"]) ? below["theme"] : {};
  const theme = withoutRepeats(
    { scheme: brand.colours?.scheme ?? "light", ...themeColours(palette, themeBelow), ...look.theme } as JsonObject,
    themeBelow,
  );
  const frame = withoutRepeats({ header: look.header, footer: look.footer }, below);
  const files = new Map<string, { text: string }>();
  const set = (path: string, kind: string, content: JsonObject) =>
    files.set(path, { text: jsonText({ $schema: site.schemaOf(path, kind), ...content }) });
  set(`brands/${brand.id}/brand.json`, "brand", { format: currentFormat, ...identity(brand, below), ...frame });
  set(`brands/${brand.id}/theme.json`, "theme", theme);
  if (brand.mark === "drawn")
    files.set(`brands/${brand.id}/assets/logo.svg`, { text: drawMark(brand.name, markColours(palette.color)) });
  if (site.words.has("brand.tagline"))
    for (const code of offered(brand, below))
      set(`text-packs/${brand.id}/${code}.json`, "text-pack", {
        $meta: { ...heads[code] },
        "brand.tagline": taglineIn(code, brand.name),
      });
  return files;
}

/** The colours of a mark on the header. */
export function markColours(given: GivenColours): { accent: string; accentAlt: string; ground: string } {
  const { accent, accentAlt, header } = derivePalette(given);
  return { accent, accentAlt, ground: header };
}

/**
 * Colours as design tokens. Other colours and gradients of the layers below match their accent, so they are overridden.
 */
export function themeColours(
  { color, dark }: { color: GivenColours; dark?: GivenColours },
  below: JsonObject,
): JsonObject {
  return {
    color: tokens(color, below["color"]),
    ...(dark ? { dark: tokens(dark, below["dark"]) } : below["dark"] !== undefined && { dark: null }),
    ...(below["gradient"] !== undefined && { gradient: null }),
  };
}

function tokens(given: GivenColours, below: Json | undefined): JsonObject {
  const derived = derivePalette(given);
  const covered = isObject(below) ? Object.keys(below).filter((name) => !(name in given) && name in derived) : [];
  return Object.fromEntries(
    [...Object.entries(given), ...covered.map((name) => [name, derived[name as keyof typeof derived]] as const)].map(
      ([name, hex]) => [name, { $value: hex }],
    ),
  );
}

function identity({ extends: layer, name, hosts, merchant, mark, languages }: NewBrand, below: JsonObject): JsonObject {
  const [first] = languages ?? [];
  return {
    ...(layer !== undefined && layer !== "base" && { extends: layer }),
    ...withoutRepeats(
      {
        name,
        hosts: [...hosts],
        merchant: { ...merchant },
        logo: { mark: mark === "drawn" ? "assets/logo.svg" : mark, wordmark: name.slice(0, 24) },
        ...(languages && first && { languages: { offered: [...languages], default: first } }),
      },
      below,
    ),
  };
}

function offered({ languages }: NewBrand, below: JsonObject): readonly LanguageCode[] {
  if (languages) return languages;
  const given = (below["languages"] as { offered?: LanguageCode[] } | undefined)?.offered;
  return (given ?? []).filter((code) => languageCode.options.includes(code));
}
