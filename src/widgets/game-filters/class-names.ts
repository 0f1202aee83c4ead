import type { useText } from "#text/use-text.ts";

/** The site's own classifications; the others come from the vendors with their names. */
const OWN = ["ALL", "NEW", "HOT", "FAV"] as const;

/** The name of a classification. */
export function classNameOf(classification: string, text: ReturnType<typeof useText>): string {
  const own = OWN.find((name) => name === classification);
  return own ? text(`lobby.class.${own}`) : `${classification.slice(0, 1)}${classification.slice(1).toLowerCase()}`;
}

/** The choices of the panel: the site's own first. */
export function classesOf(ofVendors: readonly string[]): string[] {
  return [...OWN, ...ofVendors.filter((name) => !OWN.some((own) => own === name))];
}
