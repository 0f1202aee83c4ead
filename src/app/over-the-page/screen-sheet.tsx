import { lazy, Suspense, useEffect } from "react";
import { closeOverlay, openedSheet, type OpenSheet } from "#actions/overlay.ts";
import { RowFacts } from "#facts/row-facts-provider.tsx";
import { usePage } from "#data/page/site.ts";
import { RowContext } from "#data/page/row.ts";
import type { Sheet as SheetOfScreen } from "#descriptor/sheet.ts";
import { PlacementsView } from "#renderer/placements-view.tsx";
import { useLoadedWidgets } from "#renderer/widget-components.ts";
import { widgetsOf } from "#renderer/widgets-of.ts";
import { useText } from "#text/use-text.ts";
import { StateBox } from "#ui/list/state-box.tsx";
import { Sheet } from "#ui/overlay/dialog.tsx";

const ValuedPhrase = lazy(() => import("#parts/later-phrase.ts").then((later) => later.valuedPhrase()));

/** A sheet of the screen with its row. It closes with its page: the next one has other sheets. */
export function ScreenSheet({ opened }: { opened: OpenSheet }) {
  const { route, screen } = usePage();
  const sheet = screen.sheets?.[opened.sheet];
  useEffect(() => closeSheet, [route]);
  return sheet ? <OpenedSheet sheet={sheet} opened={opened} route={route} /> : null;
}

/** Another overlay may have taken its place. */
function closeSheet(): void {
  if (openedSheet()) closeOverlay();
}

interface OpenedProps {
  sheet: SheetOfScreen;
  opened: OpenSheet;
  route: string;
}

function OpenedSheet({ sheet, opened: { row, gone = false }, route }: OpenedProps) {
  const text = useText();
  useLoadedWidgets(widgetsOf(sheet.body));
  const shown = (title: string) => (
    <Sheet title={title} closeLabel={text("dialog.close")} onClose={closeOverlay}>
      {gone ? (
        <div role="status">
          <StateBox small kind="empty" title={text(sheet.gone)} />
        </div>
      ) : (
        <RowContext value={row}>
          <RowFacts row={row ?? null}>
            <PlacementsView placements={sheet.body} screen={route} />
          </RowFacts>
        </RowContext>
      )}
    </Sheet>
  );
  if (typeof sheet.title === "string") return shown(text(sheet.title));
  return (
    <RowContext value={row}>
      <Suspense>
        <ValuedPhrase of={sheet.title} isBrief>
          {shown}
        </ValuedPhrase>
      </Suspense>
    </RowContext>
  );
}
