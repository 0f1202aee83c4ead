import type { CompiledBrand } from "#descriptor/compiled-brand.ts";

/** The names that people know the parts of a brand by. */
export interface Names {
  /** A route by its title: "Invite friends". */
  route: (id: string) => string;
  /** The text of a key, or the key itself. */
  word: (key: string) => string;
  /** Whether a key has text. */
  hasWord: (key: string) => boolean;
  /** The label of something that has one: a tab, a menu entry, a link, a field. */
  label: (value: unknown, id: string) => string;
}

/** Names as the brand shows them, in English if it offers that. */
export function namesOf({ brand, texts }: CompiledBrand): Names {
  const language = brand.languages.offered.includes("EN") ? "EN" : brand.languages.default;
  const words = texts[language] ?? {};
  const word = (key: string) => words[key] ?? key;
  return {
    word,
    hasWord: (key) => Object.hasOwn(words, key),
    route: (id) => {
      const title = brand.routes[id]?.title;
      return title === undefined ? id : word(title);
    },
    label: (value, id) => {
      const key = typeof value === "object" && value !== null ? (value as { label?: unknown }).label : undefined;
      return typeof key === "string" ? word(key) : id;
    },
  };
}
