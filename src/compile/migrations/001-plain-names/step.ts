import { isObject, type Json } from "#kernel/json.ts";
import { FoundChanges } from "../found-changes.ts";
import { entriesOf, placedWidgets } from "../placements.ts";
import type { MigrationStep, OldLayer } from "../step.ts";
import { visitValues } from "../values.ts";
import names from "./names.json" with { type: "json" };

type Names = Readonly<Record<string, string>>;

const routes: Names = names.routes;
const texts: Names = names.texts;
/** The word of today for a look, by the widget. */
const looks: Readonly<Record<string, Names>> = names.looks;
/** The widgets that had exactly one slot, and its name. */
const slotOf: Names = { section: "body", "brand-hero": "corner" };

/** What the layers of format 1 say in other words. It is older than any release, so that there are only those we know. */
export const plainNames: MigrationStep = {
  number: 1,
  format: 2,
  name: "plain-names",
  description:
    'Actions are named by "action", a widget with one slot says "body" directly, and looks, routes of base and their texts have plain names. Addresses stay as they are.',
  run(layer) {
    const found = new FoundChanges();
    for (const { file, mount, value } of layer.documents)
      visitValues(value, (path, inner) => {
        if (isObject(inner) && typeof inner["do"] === "string" && !Object.hasOwn(inner, "action"))
          found.add(file, { kind: "rename", path: [...path, "do"], to: "action" });
        const renamed = typeof inner === "string" ? newName(inner, [...mount, ...path]) : undefined;
        if (renamed !== undefined) found.add(file, { kind: "replace", path, value: renamed });
      });
    renameWidgets(layer, found);
    renameRoutes(layer, found);
    renameTexts(layer, found);
    return found;
  },
};

function newName(name: string, path: readonly (string | number)[]): string | undefined {
  return texts[name] ?? (namesRoute(path) ? routes[name] : undefined);
}

/** `to` of an action or a tab, `replace` of a return target, an entry of the routes' order. */
function namesRoute(path: readonly (string | number)[]): boolean {
  const [last, before] = [path.at(-1), path.at(-2)];
  if (last === "to" || (last === "replace" && before === "back")) return true;
  return path.length === 3 && path[0] === "routes" && before === "$order";
}

function renameWidgets(layer: OldLayer, found: FoundChanges): void {
  for (const { document, path, value, below, type = "" } of placedWidgets(layer)) {
    const { options, slots } = value;
    const look = isObject(options) ? looks[type]?.[String(options["look"])] : undefined;
    if (look !== undefined)
      found.add(document.file, { kind: "replace", path: [...path, "options", "look"], value: look });
    const slot = slotOf[type] ?? slotOf[String(below["widget"])];
    const inner = slot === undefined || Object.hasOwn(value, "body") ? undefined : wayInto(slots, slot);
    if (!inner) continue;
    found.add(document.file, { kind: "rename", path: [...path, "slots"], to: "body" });
    if (inner.length > 0) found.add(document.file, { kind: "unwrap", path: [...path, "slots"], inner });
  }
}

/** Steps from the slots to the body of the only one; undefined where they say more than that. */
function wayInto(slots: Json | undefined, name: string): string[] | undefined {
  if (slots === null) return [];
  if (!isObject(slots) || Object.keys(slots).join() !== name) return undefined;
  const slot = slots[name];
  if (slot === null) return [name];
  return isObject(slot) && Object.keys(slot).join() === "body" ? [name, "body"] : undefined;
}

function renameRoutes(layer: OldLayer, found: FoundChanges): void {
  const taken = new Set(Object.values(routes));
  for (const { document, path, id, value } of entriesOf(layer, "routes")) {
    const renamed = routes[id];
    if (renamed !== undefined) found.add(document.file, { kind: "rename", path, to: renamed });
    if (taken.has(id) && isObject(value) && value["path"] !== undefined)
      found.conflict(
        document.file,
        `There is a route "${id}" here, and base now gives this id to one of its own. Give yours another id first.`,
      );
  }
}

function renameTexts({ packs }: OldLayer, found: FoundChanges): void {
  for (const { file, value } of packs)
    for (const key of Object.keys(value)) {
      const renamed = texts[key];
      if (renamed === undefined) continue;
      found.add(file, { kind: "rename", path: [key], to: renamed });
      if (Object.hasOwn(value, renamed))
        found.conflict(file, `"${key}" and "${renamed}" are now the same key. Remove one of them first.`);
    }
}
