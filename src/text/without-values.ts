/** What replaces a value that has not come: a reader sees that there will be one. */
export const COMING = "…";

/** A text whose values have not come. */
export function withoutValues(key: string, text: (key: string) => string): string {
  // A text with plural forms has no other.
  const own = text(key) === key ? text(`${key}_other`) : text(key);
  return own.replaceAll(/\{\{.*?\}\}/g, COMING);
}
