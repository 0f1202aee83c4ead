import { memo, Suspense, type ReactNode } from "react";
import type { Placement, Placements, Slot } from "#descriptor/placement.ts";
import { useAudience } from "#facts/use-audience.ts";
import { useSite } from "#data/page/site.ts";
import { useFacts } from "#facts/use-facts.ts";
import { dependsOnVisitor } from "#conditions/depends.ts";
import { holds } from "#conditions/holds.ts";
import { Skeleton } from "#ui/list/skeleton.tsx";
import type { SlotView } from "#widgets/widget.ts";
import { BrokenWidget } from "./broken-widget.tsx";
import { EarlyChoices } from "./early-choices.ts";
import { useEarlyTap } from "./early-taps.ts";
import { loadWidgets, useWidgetComponent } from "./widget-components.ts";
import { WidgetErrorBoundary } from "./widget-error-boundary.tsx";

/** Renders placements in their order, leaving out those whose condition does not hold. */
export function PlacementsView({ placements, screen }: { placements: Placements; screen: string }) {
  const audienceOf = useAudience();
  return Object.entries(placements).map(([id, placement]) => {
    const audience = audienceOf(placement.when);
    if (audience === "nobody") return null;
    const view = <PlacementView key={id} id={id} placement={placement} screen={screen} />;
    return dependsOnVisitor(placement.when) ? (
      <div key={id} className={`visitor-bound ${audience}`}>
        {view}
      </div>
    ) : (
      view
    );
  });
}

/**
 * A widget in its error boundary. Memoized, because React discards the host's HTML of a part that gets new props before
 * its code has loaded: text that was typed into it would be lost.
 */
const PlacementView = memo(function PlacementView({
  id,
  placement,
  screen,
}: {
  id: string;
  placement: Placement;
  screen: string;
}) {
  const { brand, reports = false } = useSite();
  const place = { brand, screen, widget: placement.widget, id };
  return (
    <WidgetErrorBoundary
      place={place}
      reports={reports}
      fallback={(retry) => <BrokenWidget retry={() => void loadWidgets([placement.widget]).then(retry)} />}
    >
      <Suspense fallback={<Skeleton />}>
        <WidgetView id={id} placement={placement} screen={screen} />
        <EarlyChoices />
      </Suspense>
    </WidgetErrorBoundary>
  );
});

interface WidgetViewProps {
  id: string;
  placement: Placement;
  screen: string;
}

function WidgetView({ id, placement, screen }: WidgetViewProps) {
  const Component = useWidgetComponent(placement.widget);
  useEarlyTap();
  const { options = {}, slots = {} } = placement;
  if (Object.values(slots).some(({ when }) => when))
    return <WithOfferedSlots id={id} placement={placement} screen={screen} />;
  return (
    <Component id={id} options={options as never} body={bodyView(placement, screen)} slots={slotViews(slots, screen)} />
  );
}

/** A container with conditional slots. */
function WithOfferedSlots({ id, placement, screen }: WidgetViewProps) {
  const { widget, options = {}, slots = {} } = placement;
  const Component = useWidgetComponent(widget);
  const facts = useFacts();
  const offered = Object.fromEntries(Object.entries(slots).filter(([, { when }]) => holds(when, facts)));
  return (
    <Component
      id={id}
      options={options as never}
      body={bodyView(placement, screen)}
      slots={slotViews(offered, screen)}
    />
  );
}

function bodyView({ body }: Placement, screen: string): ReactNode {
  return body && <PlacementsView placements={body} screen={screen} />;
}

function slotViews(slots: Record<string, Slot>, screen: string): Record<string, SlotView> {
  return Object.fromEntries(
    Object.entries(slots).map(([name, slot]): [string, SlotView] => {
      const content: ReactNode = <PlacementsView placements={slot.body} screen={screen} />;
      return [name, { title: slot.title, icon: slot.icon, content }];
    }),
  );
}
