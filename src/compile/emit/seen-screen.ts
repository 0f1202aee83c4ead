import { canBe, type Switches } from "#conditions/can-be.ts";
import type { Placement, Placements, Slot } from "#descriptor/placement.ts";
import type { Screen } from "#descriptor/screen.ts";
import type { ShownScreen } from "#descriptor/shown-screen.ts";
import type { ShownFilters } from "#descriptor/vocabulary/filter.ts";
import type { Sheet } from "#descriptor/sheet.ts";

/**
 * A screen without the widgets that can never be visible on this brand: their code, styles and data are not sent. Its
 * filters are resolved.
 */
export function seenScreen({ filters, ...screen }: Screen, brand: Switches): ShownScreen {
  return {
    ...screen,
    ...(filters && { filters: filters as ShownFilters }),
    body: seen(screen.body, brand),
    ...(screen.sheets && { sheets: seenSheets(screen.sheets, brand) }),
  };
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

function seenSheets(sheets: Record<string, Sheet>, brand: Switches): Record<string, Sheet> {
  return Object.fromEntries(
    Object.entries(sheets).map(([id, sheet]) => [id, { ...sheet, body: seen(sheet.body, brand) }]),
  );
}

function seenSlots(slots: Record<string, Slot>, brand: Switches): Record<string, Slot> {
  const kept = Object.entries(slots).filter(([, { when }]) => canBe(true, when, brand));
  return Object.fromEntries(kept.map(([name, slot]) => [name, { ...slot, body: seen(slot.body, brand) }]));
}
