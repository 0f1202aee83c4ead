import { positionOf, replaced } from "../edit.ts";
import type { GoodFile, GoodSite } from "../good-site.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";

/** A host or a merchant code that belongs to another brand. Nobody knows who had it first: both are told. */
export const duplicateIdentity: MutationKind = {
  name: "host or merchant code of another brand",
  mutate: ({ path, text, places, layer }, random, site) => {
    const place = random.some(places.filter(isIdentity));
    const other = random.some(
      identities(site).filter(({ file, place: one }) => file.layer !== layer && one.path[0] === place?.path[0]),
    );
    if (!place || !other) return undefined;
    const edit = replaced(text, place.value, JSON.stringify(other.place.json));
    return {
      ...edit,
      each: [
        { file: path, line: edit.line, column: edit.column },
        { file: other.file.path, ...positionOf(other.file.text, other.place.value.offset) },
      ],
      with: [other.file.layer],
    };
  },
};

function isIdentity({ path, json }: Place): boolean {
  return (
    typeof json === "string" &&
    ((path[0] === "hosts" && path.length === 2) || (path[0] === "merchant" && path.length === 2))
  );
}

function identities({ good }: GoodSite): { file: GoodFile; place: Place }[] {
  return good.flatMap((file) => file.places.filter(isIdentity).map((place) => ({ file, place })));
}
