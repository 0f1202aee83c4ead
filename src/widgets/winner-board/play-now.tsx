import type { Winner } from "#gateway/entities.ts";
import { useOpenGame } from "#actions/use-open-game.ts";
import { usePhrase, useText } from "#text/use-text.ts";
import styles from "./winner-board.module.css";

/** Launches the winner's game. */
export function PlayNow({ winner }: { winner: Winner["vo"] }) {
  const text = useText();
  const phrase = usePhrase();
  const open = useOpenGame();
  return (
    <button
      type="button"
      className={`firm ${styles.play}`}
      aria-label={phrase("winner.playGame", { game: winner.gameName })}
      onClick={() => open(winner)}
    >
      <span className="tinted">{text("winner.play")}</span>
    </button>
  );
}
