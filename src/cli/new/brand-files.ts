/**
 * A file of a new brand: its text, or the file of which it is a copy as it is. Paths begin with "brands/" and
 * "text-packs/".
 */
export type BrandFiles = ReadonlyMap<string, { text: string } | { copyOf: string }>;

/** The words that a new brand has of its own, by language. */
export const taglines = {
  EN: (name: string) => `Welcome to ${name}`,
  TY: (name: string) => `Maligayang pagdating sa ${name}`,
} as const;

/** What heads a text pack. */
export const packHeads = {
  EN: { name: "English", code: "EN", tag: "en", direction: "ltr" },
  TY: { name: "Filipino", code: "TY", tag: "fil-PH", direction: "ltr" },
} as const;
