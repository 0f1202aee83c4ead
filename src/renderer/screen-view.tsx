import type { PageSlice } from "#descriptor/compiled-brand.ts";
import { PlacementsView } from "./placements-view.tsx";
import styles from "./screen-view.module.css";

/** A screen: its widgets in its layout. */
export function ScreenView({ page }: { page: PageSlice }) {
  return (
    <div className={styles["screen"]} data-layout={page.screen.layout}>
      <PlacementsView placements={page.screen.body} screen={page.route} />
    </div>
  );
}
