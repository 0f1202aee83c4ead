import type { Json } from "#kernel/json.ts";
import type { StackedLayer } from "./check-change.ts";
import { checks } from "./checks/registry.ts";
import { partsOf, stepsOf } from "./layer/change.ts";
import type { Draft } from "./layer/draft.ts";
import { walkOfPart } from "./validate/walk-schema.ts";

/** Digests of a part: of what rules read of it when a brand leaves it as it is, and of all of it. */
export type PartOutline = readonly [read: string, whole: string];

/** The parts of merged layers by name, and what else brands inherit from them. */
export type Outline = Readonly<Record<string, PartOutline>>;

/**
 * What brands can depend on in the layers below them, as digests: two states of the layers are compared without keeping
 * them.
 */
export function outlineOf({ draft, pictures }: StackedLayer, digest: (text: string) => string): Outline {
  const outline: Record<string, PartOutline> = {};
  for (const [part, value] of partsOf(draft.merged))
    outline[part] = [digest(JSON.stringify(readOf(part, value, draft))), digest(JSON.stringify(value))];
  for (const [name, inherited] of Object.entries({
    ":layers": draft.layers.map(({ id }) => id),
    ":texts": Object.values(draft.packs).map((packs) => packs.map(({ file }) => file.value)),
    ":pictures": [draft.assets, pictures],
  })) {
    const whole = digest(JSON.stringify(inherited));
    outline[name] = [whole, whole];
  }
  return outline;
}

/** What rules read of a part that a brand leaves as it is. */
function readOf(part: string, value: Json, draft: Draft): unknown {
  const walk = walkOfPart(value);
  if (!walk) return value;
  const { references, placements, conditions, collections } = walk;
  const steps = stepsOf(part);
  return [references, placements, conditions, [...collections], checks.map(({ reads }) => reads?.(steps, draft))];
}

/**
 * How layers differ from an earlier state: the parts of which rules read the same as before in brands that leave them as
 * they are; "everything" when they read something else.
 */
export function changeBetween(before: Outline, now: Outline): ReadonlySet<string> | "everything" {
  const changed = new Set<string>();
  for (const part of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [old, current] = [before[part], now[part]];
    if (old?.[0] !== current?.[0]) return "everything";
    if (old?.[1] !== current?.[1]) changed.add(part);
  }
  return changed;
}
