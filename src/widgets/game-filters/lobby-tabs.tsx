import { lobbyTabs, type LobbyTab } from "#data/games/lobby.ts";
import { useText } from "#text/use-text.ts";
import styles from "./game-filters.module.css";

interface LobbyTabsProps {
  /** Undefined until the address is known. */
  current: LobbyTab | undefined;
  onChoose(tab: LobbyTab): void;
}

/** The tabs in a line with other choices. */
export function TabLine({ current, onChoose }: LobbyTabsProps) {
  const text = useText();
  return (
    <div role="group" aria-label={text("lobby.shown")} data-group="tabs">
      {lobbyTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          className={`chip ${styles.tab}`}
          data-kind="tab"
          aria-pressed={tab === current}
          onClick={() => onChoose(tab)}
        >
          {text(`lobby.tab.${tab}`)}
        </button>
      ))}
    </div>
  );
}

/** The tabs as the phone's own list, where another choice has the row above the games. */
export function TabList({ current, onChoose }: LobbyTabsProps) {
  const text = useText();
  return (
    <span className={`covered ${styles.shown}`} data-group="search">
      <select
        aria-label={text("lobby.shown")}
        value={current ?? "all"}
        onChange={({ target }) => onChoose(target.value as LobbyTab)}
      >
        {lobbyTabs.map((tab) => (
          <option key={tab} value={tab}>
            {text(`lobby.tab.${tab}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
