import { memoizeByIdentity } from "#kernel/memoize.ts";
import { nearest } from "#kernel/near.ts";
import { setAbove } from "../above.ts";
import { positionOf, replaced } from "../edit.ts";
import type { GoodFile, GoodSite } from "../good-site.ts";
import type { Mutation, MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";
import type { Random } from "../random.ts";
import { isReference } from "../references.ts";
import { referenceOf } from "../schema-at.ts";

const sections: Readonly<Record<string, string>> = {
  routes: "route",
  screens: "screen",
  forms: "form",
  fields: "field-preset",
  footers: "footer",
  menus: "menu",
  flags: "flag",
  rules: "rule",
  access: "access",
};

/** An entry that other places name is left out of its layer, or removed by a brand. */
export const removedEntry: MutationKind = {
  name: "removed entry that others name",
  mutate: (file, random, site) =>
    file.path.endsWith("/brand.json") && file.layer !== "base"
      ? removedAbove(file, random, site)
      : removedHere(file, random, site),
};

function removedHere({ text, places, layer }: GoodFile, random: Random, site: GoodSite): Mutation | undefined {
  const entry = random.some(
    places.filter(
      (place) =>
        place.below === undefined && place.key && place.path.length === 2 && namingPlaces(place, site).length > 0,
    ),
  );
  if (!entry?.key || isTakenForMisspelt(entry, site)) return undefined;
  const end = entry.value.offset + entry.value.length;
  const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
  // Without a comma after it, it is the last: the comma before it would be one too many.
  if (comma === 0) return undefined;
  const blanked = text.slice(entry.key.offset, end + comma).replaceAll(/[^\n]/g, " ");
  const naming = namingPlaces(entry, site);
  const anyOf = naming.map(({ file, place }) => ({ file: file.path, ...positionOf(file.text, place.value.offset) }));
  return {
    text: text.slice(0, entry.key.offset) + blanked + text.slice(end + comma),
    line: 0,
    column: 0,
    anyOf,
    path: entry.path,
    reaches: (brand) =>
      setAbove(site, layer, entry.path, brand) === "nothing" &&
      naming.some(({ place }) => setAbove(site, layer, place.path, brand) === "nothing"),
  };
}

function removedAbove({ text, places, layer }: GoodFile, random: Random, site: GoodSite): Mutation | undefined {
  const [first] = places[0]?.children ?? [];
  const json = new Set(
    site.good.filter((file) => file.layer === layer).flatMap((file) => file.places.map(({ path }) => path[0])),
  );
  const entry = random.some(
    site.good
      .filter((file) => file.layer === "base")
      .flatMap((file) =>
        file.places.filter(
          (place) => place.path.length === 2 && !json.has(place.path[0]) && namingPlaces(place, site).length > 0,
        ),
      ),
  );
  if (!entry || !first?.key) return undefined;
  const before = `"${entry.path[0]}": { "${entry.path[1]}": `;
  const { line, column, text: changed } = replaced(text, { offset: first.key.offset, length: 0 }, `${before}null }, `);
  return {
    text: changed,
    line,
    column: column + before.length,
    reaches: (brand) =>
      setAbove(site, layer, entry.path, brand) === "nothing" &&
      namingPlaces(entry, site).some(({ place }) => setAbove(site, "base", place.path, brand) === "nothing"),
  };
}

/** Whether an entry like it, which nothing names, would be taken for it once it is gone. */
function isTakenForMisspelt({ path, parent }: Place, site: GoodSite): boolean {
  const unnamed = (parent?.children ?? []).filter((one) => namingPlaces(one, site).length === 0);
  return (
    nearest(
      String(path.at(-1)),
      unnamed.map((one) => String(one.path.at(-1))),
    ) !== undefined
  );
}

interface Naming {
  file: GoodFile;
  place: Place;
}

/** Places of base that name an entry: those that every brand has. */
function namingPlaces({ path: [section, name] }: Place, site: GoodSite): Naming[] {
  const kind = sections[String(section)];
  if (kind === undefined) return [];
  return referencesOfBase(site).filter(
    ({ place }) =>
      place.json === name &&
      referenceOf(place.schema) === kind &&
      !(place.path[0] === section && place.path[1] === name),
  );
}

/** Places of base that name something. */
const referencesOfBase = memoizeByIdentity(({ good }: GoodSite): Naming[] =>
  good
    .filter(({ layer }) => layer === "base")
    .flatMap((file) => file.places.filter(isReference).map((place) => ({ file, place }))),
);
