import type { Translated } from "#gateway/languages.ts";

/** How the languages of the platform write days and numbers. */
export const locales: Translated<string> = { EN: "en", TY: "fil" };
