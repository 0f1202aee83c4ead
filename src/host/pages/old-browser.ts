import type { CompiledBrand, Language } from "#descriptor/compiled-brand.ts";

/**
 * Hides the sentence in the browsers that the site is for (scripts/browser-floor.ts): by styles, because the code of a
 * page may not run at all in an older one.
 */
export const OLD_BROWSER_STYLE =
  "#old-browser{margin:0;padding:1rem;background:#fff;color:#000}@supports (color:color-mix(in srgb,red,red)) and selector(:has(a)){#old-browser{display:none}}";

/** The plain sentence that a browser shows which is too old for the site, as plain text. */
export function oldBrowserSentence({ texts }: CompiledBrand, { code }: Language): string {
  return texts[code]?.["state.oldBrowser"] ?? "";
}
