import type { HotMatch } from "#gateway/entities.ts";
import { useOpenGame } from "#actions/use-open-game.ts";
import { useText } from "#text/use-text.ts";
import { Sheet } from "#ui/overlay/dialog.tsx";
import styles from "./match-sheet.module.css";
import { MatchCard } from "./match-face.tsx";
import { gameOf } from "./strip-rules.ts";

/** The modal: all matches. A match and its play button launch the same game, that of the first match (games §2). */
export function MatchSheet({ matches, onClose }: { matches: readonly HotMatch[]; onClose(): void }) {
  const text = useText();
  const open = useOpenGame();
  const game = gameOf(matches);
  function play() {
    onClose();
    if (game) open(game);
  }
  return (
    <Sheet title={text("match.title")} closeLabel={text("dialog.close")} onClose={onClose}>
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={match.id} className={styles.entry}>
            <button type="button" className={styles.match} onClick={play}>
              <MatchCard match={match} />
            </button>
            <button type="button" className={styles.bet} onClick={play}>
              {text("in_bet")}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
