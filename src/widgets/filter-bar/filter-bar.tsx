import { useFilters } from "#parts/screen/use-filters.ts";
import { classes } from "#ui/classes.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./filter-bar.module.css";
import { FilterControl } from "./filter-control.tsx";
import { SheetButton } from "./sheet-button.tsx";

/** The filters of the screen. Those with the look `sheet` share one button, which is where the first of them is named. */
export function FilterBar({ options }: WidgetProps<"filter-bar">) {
  const ofScreen = useFilters();
  const hydrated = useHydrated();
  const shown: NonNullable<typeof options.filters> =
    options.filters ?? Object.fromEntries(Object.keys(ofScreen.filters).map((id) => [id, {}]));
  const inSheet = Object.keys(shown).filter((id) => shown[id]?.look === "sheet");
  return (
    <div className={classes(styles.bar, !hydrated && "by-query")}>
      {Object.entries(shown).map(([id, { look }]) => {
        if (look !== "sheet") return <FilterControl key={id} id={id} look={look} of={ofScreen} />;
        return id === inSheet[0] && <SheetButton key={id} ids={inSheet} of={ofScreen} />;
      })}
    </div>
  );
}
