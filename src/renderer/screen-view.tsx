import { useState } from "react";
import type { PageSlice } from "#descriptor/compiled-brand.ts";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import { classes } from "#ui/classes.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { FOLD_ID, splitAtFold } from "./fold.ts";
import { PlacementsView } from "./placements-view.tsx";
import styles from "./screen-view.module.css";
import { useLoadedWidgets } from "./widget-components.ts";
import { widgetsOf } from "./widgets-of.ts";

/** React does not look into an element with a text, and links have none: it keeps what the host put at the fold. */
const NO_TEXT = "";
const NONE: readonly WidgetType[] = [];

interface ScreenViewProps {
  page: PageSlice;
  /** For whom it is, while the visitor is not known. */
  className?: string | undefined;
}

/**
 * A screen: its widgets in its layout. What the host rendered hydrates widget by widget; a screen that first appears in
 * the browser suspends until all its code has loaded, so that no widget grows into a place of unknown height.
 */
export function ScreenView({ page: { route, screen }, className }: ScreenViewProps) {
  const [isFromHost] = useState(!useHydrated());
  useLoadedWidgets(isFromHost ? NONE : widgetsOf(screen.body));
  const { above, below } = splitAtFold(screen.body);
  return (
    <div className={classes(styles["screen"], className)} data-layout={screen.layout}>
      <PlacementsView placements={above} screen={route} />
      <i id={FOLD_ID} hidden>
        {NO_TEXT}
      </i>
      <PlacementsView placements={below} screen={route} />
    </div>
  );
}
