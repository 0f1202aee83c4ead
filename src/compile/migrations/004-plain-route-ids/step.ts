import { isObject } from "#kernel/json.ts";
import { FoundChanges } from "../found-changes.ts";
import { entriesOf } from "../placements.ts";
import type { MigrationStep, OldLayer } from "../step.ts";
import { visitValues } from "../values.ts";
import ids from "./ids.json" with { type: "json" };

const newIds: Readonly<Record<string, string>> = ids;

/** Routes of base whose ids were misspelt or opaque. Their paths stay. */
export const plainRouteIds: MigrationStep = {
  number: 4,
  format: 2,
  name: "plain-route-ids",
  description: 'Routes have plain names, as in "trail" → "trial". Addresses stay as they are.',
  run(layer) {
    const found = new FoundChanges();
    renameRoutes(layer, found);
    for (const { file, mount, value } of layer.documents)
      visitValues(value, (path, inner) => {
        const renamed = typeof inner === "string" ? newIds[inner] : undefined;
        if (renamed !== undefined && namesRoute([...mount, ...path]))
          found.add(file, { kind: "replace", path, value: renamed });
      });
    return found;
  },
};

function renameRoutes(layer: OldLayer, found: FoundChanges): void {
  const old = new Set(Object.keys(newIds));
  const taken = new Set(Object.values(newIds));
  for (const { document, path, id, value } of entriesOf(layer, "routes")) {
    if (old.has(id)) found.add(document.file, { kind: "rename", path, to: newIds[id] as string });
    if (taken.has(id) && isObject(value) && value["path"] !== undefined)
      found.conflict(
        document.file,
        `There is a route "${id}" here, and base now gives this id to one of its own. Give yours another id first.`,
      );
  }
}

/** `to` of an action or a tab, `replace` of a return target, an entry of the routes' order. */
function namesRoute(path: readonly (string | number)[]): boolean {
  const [last, before] = [path.at(-1), path.at(-2)];
  if (last === "to" || (last === "replace" && before === "back")) return true;
  return path.length === 3 && path[0] === "routes" && before === "$order";
}
