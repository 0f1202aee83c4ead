import type { Brand } from "#descriptor/brand.ts";
import type { CompiledBrand, Language } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { iconSources, type IconName, type IconNode } from "#descriptor/vocabulary/icon.ts";
import iconDrawings from "#descriptor/vocabulary/icon-drawings.json" with { type: "json" };
import { isObject } from "#kernel/json.ts";
import type { Draft } from "../layer/draft.ts";
import { TextKeys } from "../layer/text-keys.ts";
import { effectiveWords, fallbackLanguage } from "../read/packs.ts";
import type { Picture } from "../read/picture.ts";
import { withPictureSizes } from "./picture-sizes.ts";
import { resolvedBrand } from "./resolved-brand.ts";
import { linkBrand } from "./link.ts";
import { compileTheme } from "./theme-css.ts";

/** lucide's drawings by their names; `npm run copy` adds those that the types miss here. */
const drawings: Readonly<Record<(typeof iconSources)[IconName], unknown>> = iconDrawings;

interface EmitOptions {
  digest: (text: string) => string;
  /** The pictures by their paths in the repository. */
  pictures: Readonly<Record<string, Picture>>;
}

/** The compiled brand of a draft without errors: complete, frozen, identified by the digest of its content. */
export function emitBrand(draft: Draft, { digest, pictures }: EmitOptions): CompiledBrand {
  const { walk } = draft;
  const brand = withPictureSizes(resolvedBrand(draft.value as Brand, walk), draft, pictures);
  const texts = Object.fromEntries(brand.languages.offered.map((code) => [code, effectiveWords(draft.packs, code)]));
  const offered = new Set([fallbackLanguage, ...brand.languages.offered]);
  const keys = new TextKeys([...offered].flatMap((code) => draft.packs[code] ?? []));
  const { routes, frame } = linkBrand(brand, draft.walk, keys);
  const used = new Set([frame, ...Object.values(routes)].flatMap(({ icons }) => icons));
  const content = {
    brand,
    texts,
    languages: brand.languages.offered.map((code) => languageOf(draft, code)),
    ...compileTheme(brand.theme),
    uses: routes,
    frameUse: frame,
    icons: Object.fromEntries(
      [...used].sort().map((name) => [name, drawings[iconSources[name as IconName]] as readonly IconNode[]]),
    ),
  };
  const compiled = {
    id: draft.id,
    digest: digest(JSON.stringify(content)),
    layers: draft.layers.map(({ id }) => id),
    ...content,
  };
  return deeplyFrozen(compiled);
}

function languageOf(draft: Draft, code: LanguageCode): Language {
  const metas = (draft.packs[code] ?? []).flatMap(({ file }) =>
    isObject(file.value) && isObject(file.value["$meta"]) ? [file.value["$meta"]] : [],
  );
  const meta = metas.at(-1) as { name?: string; tag?: string; direction?: "ltr" | "rtl" } | undefined;
  return { code, name: meta?.name ?? code, tag: meta?.tag ?? code.toLowerCase(), direction: meta?.direction ?? "ltr" };
}

function deeplyFrozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) deeplyFrozen(inner);
  return Object.freeze(value);
}
