import { canBe, type Switches } from "#conditions/can-be.ts";
import type { Placement, Placements, Slot } from "#descriptor/placement.ts";
import type { Screen } from "#descriptor/screen.ts";

/** A screen without the widgets that can never be visible on this brand: their code, styles and data are not sent. */
export function seenScreen(screen: Screen, brand: Switches): Screen {
  return { ...screen, body: seen(screen.body, brand) };
}

function seen(placements: Placements, brand: Switches): Placements {
  const kept = Object.entries(placements).filter(([, { when }]) => canBe(true, when, brand));
  return Object.fromEntries(
    kept.map(([id, placement]): [string, Placement] => [
      id,
      {
        ...placement,
        ...(placement.body && { body: seen(placement.body, brand) }),
        ...(placement.slots && { slots: seenSlots(placement.slots, brand) }),
      },
    ]),
  );
}

function seenSlots(slots: Record<string, Slot>, brand: Switches): Record<string, Slot> {
  const kept = Object.entries(slots).filter(([, { when }]) => canBe(true, when, brand));
  return Object.fromEntries(kept.map(([name, slot]) => [name, { ...slot, body: seen(slot.body, brand) }]));
}
