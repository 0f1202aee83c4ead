import type { Brand } from "#descriptor/brand.ts";
import type { Placement, Placements, Slot } from "#descriptor/placement.ts";
import type { Screen } from "#descriptor/screen.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";

type Switches = Pick<Brand, "flags" | "features">;

/** A screen without what nobody can see on this brand's pages: its code, its styles and its data need not travel. */
export function seenScreen(screen: Screen, brand: Switches): Screen {
  return { ...screen, body: seen(screen.body, brand) };
}

function seen(placements: Placements, brand: Switches): Placements {
  const kept = Object.entries(placements).filter(([, { when }]) => canBe(true, when, brand));
  return Object.fromEntries(
    kept.map(([id, placement]): [string, Placement] => [
      id,
      placement.slots ? { ...placement, slots: seenSlots(placement.slots, brand) } : placement,
    ]),
  );
}

function seenSlots(slots: Record<string, Slot>, brand: Switches): Record<string, Slot> {
  const kept = Object.entries(slots).filter(([, { when }]) => canBe(true, when, brand));
  return Object.fromEntries(kept.map(([name, slot]) => [name, { ...slot, body: seen(slot.body, brand) }]));
}

/**
 * Whether a condition can come out so for anybody: only a flag that the platform does not switch is settled beforehand.
 */
function canBe(wanted: boolean, condition: Condition | undefined, brand: Switches): boolean {
  if (!condition) return wanted;
  if ("not" in condition) return canBe(!wanted, condition.not, brand);
  if ("all" in condition)
    return wanted
      ? condition.all.every((part) => canBe(true, part, brand))
      : condition.all.some((part) => canBe(false, part, brand));
  if ("any" in condition)
    return wanted
      ? condition.any.some((part) => canBe(true, part, brand))
      : condition.any.every((part) => canBe(false, part, brand));
  if (!("flag" in condition) || brand.features.remoteFlags.includes(condition.flag)) return true;
  return (brand.flags[condition.flag] === true) === wanted;
}
