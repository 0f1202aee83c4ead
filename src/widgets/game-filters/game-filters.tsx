import { useSite } from "#data/page/site.ts";
import { useState } from "react";
import { useLobby } from "#parts/use-lobby.ts";
import { useRun } from "#actions/use-run.ts";
import { filtered, withSearch, withTab, type LobbyTab } from "#data/games/lobby.ts";
import { useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import { Button } from "#ui/control/button.tsx";
import { Badge } from "#ui/mark/badge.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WidgetProps } from "../widget.ts";
import looks from "./choice-looks.module.css";
import { CategoryMenu } from "./category-menu.tsx";
import { ChosenFilters, chosenIn } from "./chosen-filters.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import styles from "./game-filters.module.css";
import { TabLine, TabList } from "./lobby-tabs.tsx";
import { SearchBox } from "./search-box.tsx";
import { VendorStrip } from "./vendor-strip.tsx";

/**
 * The filters of a lobby (games §2, Game list screen). One row of choices is above the games: the categories, all others
 * in one line, or the vendors. What is not in it is behind the filter button, and the tabs in a list beside the search.
 */
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
  const inLine = options.look === "row" && !options.categories;
  const hasStrip = options.vendors && !options.categories;
  const showTab = (wanted: LobbyTab) => change(withTab(lobby, wanted));
  const tab = hydrated ? lobby.tab : undefined;
  const vendors = hasStrip && (
    <VendorStrip
      inLine={inLine}
      gameType={lobby.gameType}
      known={hydrated}
      current={lobby.vendor}
      onChoose={(vendor) => change(filtered(lobby, { vendor }))}
    />
  );
  // What is chosen is in the line, or counted on the button that leads to it.
  const behind = inLine || !hydrated ? 0 : chosenIn(hasStrip ? { ...lobby, vendor: undefined } : lobby);
  const chosen = hydrated ? <ChosenFilters lobby={lobby} onChange={change} /> : <span hidden data-coming="" />;
  return (
    <div className={classes("stack gap-3", looks.choices, looks[options.choices], options.stays && looks.stays)}>
      {options.categories && <CategoryMenu current={lobby.gameType} onChoose={showCategory} />}
      <div className="line gap-2 inside" data-stays={inLine ? undefined : ""}>
        <SearchBox
          key={lobby.search}
          value={lobby.search}
          gameType={lobby.gameType}
          onSearch={(search) => change(withSearch(lobby, search))}
        />
        {!inLine && <TabList current={tab} onChoose={showTab} />}
        <span className={`firm ${styles.opener}`}>
          <Button look="icon" icon="filter" onClick={() => setOpen(true)}>
            {text("lobby.filter")}
            {behind > 0 && `. ${text("lobby.chosen")}: ${behind}`}
          </Button>
          <Badge count={behind} className={styles.behind} />
        </span>
      </div>
      {inLine ? (
        <div className={`strip inside ${styles.row}`} data-group="line" data-stays="">
          <TabLine current={tab} onChoose={showTab} />
          {chosen}
          {vendors}
        </div>
      ) : (
        vendors
      )}
      {open && <FilterPanel look={options.panel} lobby={lobby} onChange={change} onClose={() => setOpen(false)} />}
    </div>
  );
}
