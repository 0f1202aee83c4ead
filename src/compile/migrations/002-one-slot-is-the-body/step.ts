import { isObject, type Json } from "#kernel/json.ts";
import { FoundChanges } from "../found-changes.ts";
import { placedWidgets } from "../placements.ts";
import type { MigrationStep } from "../step.ts";

/** The widgets of format 1 that had exactly one slot, and its name. */
const slotOf: Readonly<Record<string, string>> = { section: "body", "brand-hero": "corner" };

/** `"slots": { "body": { "body": { … } } }` → `"body": { … }`, where a widget has one slot. */
export const oneSlotIsTheBody: MigrationStep = {
  number: 2,
  format: 2,
  name: "one-slot-is-the-body",
  description: 'A widget with exactly one slot says "body" directly instead of "slots".',
  run(layer) {
    const found = new FoundChanges();
    for (const { document, path, value, below, type } of placedWidgets(layer)) {
      const slots = value["slots"];
      const name = slotOf[type ?? ""] ?? slotOf[String(below["widget"])];
      if (slots === undefined || name === undefined || Object.hasOwn(value, "body")) continue;
      const inner = wayInto(slots, name);
      if (!inner) continue;
      found.add(document.file, { kind: "rename", path: [...path, "slots"], to: "body" });
      if (inner.length > 0) found.add(document.file, { kind: "unwrap", path: [...path, "slots"], inner });
    }
    return found;
  },
};

/** Steps from the slots to the body of the only one; undefined where they say more than that. */
function wayInto(slots: Json, name: string): string[] | undefined {
  if (slots === null) return [];
  if (!isObject(slots) || Object.keys(slots).join() !== name) return undefined;
  const slot = slots[name];
  if (slot === null) return [name];
  return isObject(slot) && Object.keys(slot).join() === "body" ? [name, "body"] : undefined;
}
