import { useOpenGame } from "#actions/use-open-game.ts";
import { useSuggestions } from "#data/games/use-suggestions.ts";
import { useText } from "#text/use-text.ts";
import { Picture } from "#ui/picture/picture.tsx";
import styles from "./game-filters.module.css";

interface SuggestedGamesProps {
  typed: string;
  gameType: string | undefined;
  /** The visitor is typing. */
  isOpen: boolean;
  /** The list below already shows what was typed: only names that are near are worth suggesting. */
  isSearched: boolean;
}

/** Games that the typed text may mean; a tap opens one. */
export function SuggestedGames({ typed, gameType, isOpen, isSearched }: SuggestedGamesProps) {
  const text = useText();
  const open = useOpenGame();
  const suggestions = useSuggestions(typed, gameType === "HOT" ? undefined : gameType);
  const isWanted = suggestions && suggestions.games.length > 0 && (isOpen || (isSearched && suggestions.near));
  return (
    <div role="status" className={styles.suggested} data-open={isWanted || undefined}>
      {isWanted && (
        <>
          <p className={`quiet ${styles.heading}`}>{text(suggestions.near ? "lobby.near" : "lobby.suggested")}</p>
          <ul>
            {suggestions.games.map((game) => (
              <li key={game.nodeId}>
                <button type="button" className={`line strong ${styles.suggestion}`} onClick={() => open(game)}>
                  <Picture src={game.iconUrl} alt="" name="" width={30} height={40} className={`firm ${styles.icon}`} />
                  <span>
                    {game.nodeName}
                    <span className={`quiet ${styles.vendorName}`}>{game.vendorName}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
