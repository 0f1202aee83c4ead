import { contract } from "#gateway/contract.ts";
import type { GoodFile, GoodSite } from "./good-site.ts";
import { typeOf } from "./schema-at.ts";

const known = new WeakMap<GoodSite, ReadonlySet<string>>();

/**
 * Every name that something in the site has: of entries, texts, calls, layers, pictures. A slip that hits one of them
 * cannot be detected.
 */
export function namesIn(site: GoodSite): ReadonlySet<string> {
  const found =
    known.get(site) ??
    new Set([
      ...site.good.flatMap(entryNames),
      ...Object.keys(contract),
      ...site.sources.layers.keys(),
      ...site.files.assets.map((path) => path.replace(/^brands\/[^/]+\//, "")),
    ]);
  known.set(site, found);
  return found;
}

function entryNames({ isPack, places }: GoodFile): string[] {
  return places.flatMap(({ path, parent, key }) =>
    key && (isPack || typeOf(parent?.schema) === "record" || path.length < 3)
      ? [String(path.at(-1)), String(path.at(-1)).replace(/_[a-z]+$/, "")]
      : [],
  );
}
