import { memo, Suspense, type ReactNode } from "react";
import type { Placement, Placements, Slot } from "#descriptor/placement.ts";
import { useFacts } from "#actions/use-facts.ts";
import { useSite } from "#data/site.ts";
import { dependsOnVisitor, holds } from "#guards/condition.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import type { SlotView } from "#widgets/widget.ts";
import { BrokenWidget } from "./broken-widget.tsx";
import { loadWidgets, useWidgetComponent } from "./widget-components.ts";
import { WidgetFence } from "./widget-fence.tsx";

/** Who is probably there while a page with a session is being taken over. */
const SOMEBODY = { visitor: "member", memberType: 0 } as const;

/**
 * Renders placements in their order, leaving out those whose condition does not hold. The host does not know who looks: its
 * HTML has what a guest sees and what a member sees, and the mark of a session on <html> chooses before the first paint, so
 * that nothing moves when the page is taken over.
 */
export function PlacementsView({ placements, screen }: { placements: Placements; screen: string }) {
  const facts = useFacts();
  const takenOver = useHydrated();
  return Object.entries(placements).map(([id, placement]) => {
    const seen = holds(placement.when, facts);
    const awaited = !takenOver && holds(placement.when, { ...facts, ...SOMEBODY });
    if (!seen && !awaited) return null;
    const view = <PlacementView key={id} id={id} placement={placement} screen={screen} />;
    if (!dependsOnVisitor(placement.when)) return view;
    const audience = takenOver || seen === awaited ? "" : seen ? " for-guests" : " for-members";
    return <div key={id} className={`visitor-bound${audience}`}>{view}</div>;
  });
}

/**
 * A widget in its fences. Remembered, because React gives up the host's HTML of a part that gets new properties before its
 * code is there: whatever was typed into it would be lost.
 */
const PlacementView = memo(function PlacementView({ id, placement, screen }: { id: string; placement: Placement; screen: string }) {
  const { brand } = useSite();
  const place = { brand, screen, widget: placement.widget, id };
  return (
    <WidgetFence place={place} fallback={(retry) => <BrokenWidget retry={() => void loadWidgets([placement.widget]).then(retry)} />}>
      <Suspense fallback={<Skeleton />}>
        <WidgetView id={id} placement={placement} screen={screen} />
      </Suspense>
    </WidgetFence>
  );
});

function WidgetView({ id, placement, screen }: { id: string; placement: Placement; screen: string }) {
  const Component = useWidgetComponent(placement.widget);
  return <Component id={id} options={(placement.options ?? {}) as never} slots={slotViews(placement.slots, screen)} />;
}

function slotViews(slots: Record<string, Slot> | undefined, screen: string): Record<string, SlotView> {
  return Object.fromEntries(
    Object.entries(slots ?? {}).map(([name, slot]): [string, SlotView] => {
      const content: ReactNode = <PlacementsView placements={slot.body} screen={screen} />;
      return [name, { title: slot.title, icon: slot.icon, content }];
    }),
  );
}
