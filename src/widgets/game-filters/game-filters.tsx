import { useSite } from "#data/page/site.ts";
import { useState } from "react";
import { useLobby } from "#parts/use-lobby.ts";
import { useRun } from "#actions/use-run.ts";
import { lobbyTabs, filtered, withSearch, withTab } from "#data/games/lobby.ts";
import { useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import { Button } from "#ui/control/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WidgetProps } from "../widget.ts";
import looks from "./choice-looks.module.css";
import { CategoryMenu } from "./category-menu.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import styles from "./game-filters.module.css";
import { SearchBox } from "./search-box.tsx";
import { VendorStrip } from "./vendor-strip.tsx";

/** The filters of a lobby (games §2, Game list screen). */
export function GameFilters({ options }: WidgetProps<"game-filters">) {
  const text = useText();
  const hydrated = useHydrated();
  const [lobby, change] = useLobby(options.gameType);
  const run = useRun();
  const { places } = useSite();
  const [open, setOpen] = useState(false);
  function showCategory(gameType: string) {
    // Draws have a lobby of their own (games §2).
    if (gameType === "LOTT" && places.draws !== undefined) void run({ action: "navigate", to: places.draws });
    // A category shows all that it has; only its tab of all games selects the new slots (games §4).
    else
      change({
        ...withTab({ ...lobby, gameType, vendor: undefined, minimumBet: undefined }, "all"),
        classification: "ALL",
      });
  }
  const inLine = options.look === "row";
  const tabs = (
    <div role="group" aria-label={text("lobby.shown")} className={styles.tabs} data-group="tabs">
      {lobbyTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          className={styles.tab}
          data-kind="tab"
          aria-pressed={hydrated && lobby.tab === tab}
          onClick={() => change(withTab(lobby, tab))}
        >
          {text(`lobby.tab.${tab}`)}
        </button>
      ))}
    </div>
  );
  const vendors = options.vendors && (
    <VendorStrip
      inLine={inLine}
      gameType={lobby.gameType}
      known={hydrated}
      current={lobby.vendor}
      onChoose={(vendor) => change(filtered(lobby, { vendor }))}
    />
  );
  const chosen = hydrated ? <ChosenFilters lobby={lobby} onChange={change} /> : <span hidden data-coming="" />;
  return (
    <div className={classes(styles.filters, looks.choices, looks[options.choices], options.stays && looks.stays)}>
      {options.categories && <CategoryMenu current={lobby.gameType} onChoose={showCategory} />}
      <div className={styles.top}>
        <SearchBox
          key={lobby.search}
          value={lobby.search}
          gameType={lobby.gameType}
          onSearch={(search) => change(withSearch(lobby, search))}
        />
        <Button look="icon" icon="filter" onClick={() => setOpen(true)}>
          {text("lobby.filter")}
        </Button>
      </div>
      <div className={styles.row} data-group="line" data-stays="">
        {tabs}
        {chosen}
        {inLine && vendors}
      </div>
      {!inLine && vendors}
      {open && <FilterPanel look={options.panel} lobby={lobby} onChange={change} onClose={() => setOpen(false)} />}
    </div>
  );
}
