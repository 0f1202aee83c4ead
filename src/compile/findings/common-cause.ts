import { pointerOf } from "#kernel/pointer.ts";
import type { Cause, Draft, Spot } from "../layer/draft.ts";
import type { Found } from "./found.ts";

/** Several findings that name one cause. */
interface Group {
  cause: Cause;
  /** Where they are, by pointer. */
  spots: Map<string, Spot>;
}

/**
 * Replaces findings by the mistake from which they follow, when it shows at several places in a brand and in the layers
 * below it, or in a layer below the one that made it.
 */
export function withCommonCausesOnce(
  found: readonly Found[],
  _draft: Draft,
  below: readonly Found[],
): readonly Found[] {
  const groups = groupsOf([...below, ...found]);
  const reported = new Set<Group>();
  return found.flatMap((one) => {
    const group = groups.get(causeIn(one));
    if (!group || (group.spots.size === 1 && !group.cause.isEnough)) return [one];
    if (reported.has(group)) return [];
    reported.add(group);
    const { isEnough: _told, ...cause } = group.cause;
    return [{ check: one.check, finding: { ...cause, related: [...group.spots.values()] } }];
  });
}

function groupsOf(found: readonly Found[]): ReadonlyMap<string | undefined, Group> {
  const groups = new Map<string | undefined, Group>();
  for (const one of found) {
    const { cause, path, at, layers } = one.finding;
    if (!cause) continue;
    const group = groups.get(causeIn(one)) ?? { cause, spots: new Map<string, Spot>() };
    groups.set(causeIn(one), group);
    group.spots.set(pointerOf(path), { path, at, layers });
  }
  return groups;
}

function causeIn({ finding: { cause } }: Found): string | undefined {
  return cause && pointerOf(cause.path);
}
