import type { BrandStore, Change } from "./brand-store.ts";
import type { DrawnPages } from "./drawn-edits.ts";

type Brands = Pick<BrandStore, "known" | "isServed">;

/** What an edit did to each brand, for the terminal. */
export function editLines(change: Change, brands: Brands, port: number): string[] {
  const { added, healed, removed } = change;
  const addressOf = new Map(brands.known().map(({ id, hosts }) => [id, `http://${hosts[0]}:${port}/`]));
  const updated = [...change.updated.map(({ id }) => id), ...change.unvisited];
  const isUpdated = new Set(updated);
  return [
    ...updated.map((id) => (added.includes(id) ? `${id}: new, at ${addressOf.get(id)}` : `${id}: updated`)),
    ...healed.filter((id) => !isUpdated.has(id)).map((id) => `${id}: correct again`),
    ...removed.map((id) => `${id}: removed, its addresses are not served any more`),
    ...brokenLines(change, brands),
  ];
}

/** How brands with a mistake are served meanwhile. */
export function brokenLines({ broken }: Pick<Change, "broken">, brands: Brands): string[] {
  return [...broken.keys()].map((id) =>
    brands.isServed(id)
      ? `${id}: not updated, its last good version stays`
      : `${id}: not served until this is corrected`,
  );
}

/** What drawing the pages of edited brands found, beside the findings themselves. */
export function pageLines({ healed, left }: Pick<DrawnPages, "healed" | "left">): string[] {
  return [
    ...healed.map((id) => `${id}: its pages are drawn without faults again`),
    ...(left > 0 ? [`The pages of ${left} more brands were not drawn: livery check draws them.`] : []),
  ];
}
