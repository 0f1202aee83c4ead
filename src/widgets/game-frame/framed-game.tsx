import { useRef } from "react";
import type { Opening } from "#data/games/use-launch.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import type { WidgetProps } from "../widget.ts";
import { LateGame } from "./late-game.tsx";
import { Loader } from "./loader.tsx";
import styles from "./game-frame.module.css";
import { useAnswering } from "./use-answering.ts";

interface FramedGameProps {
  opening: Extract<Opening, { state: "open" }>;
  options: WidgetProps<"game-frame">["options"];
  mode: "real" | "free";
  again(): void;
  /** Absent: the game is for real play only. */
  changeMode: (() => void) | undefined;
}

/**
 * A game within the page, in a sandboxed frame of another origin that cannot navigate the page. The page itself shows
 * that the game is loading, or that it does not respond.
 */
export function FramedGame({ opening, options, mode, again, changeMode }: FramedGameProps) {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useAnswering(frame, { url: opening.url, ready: options.ready, timeout: options.timeout });
  return (
    <section className={`stack ${styles.game}`} aria-label={opening.name || text("launch.lottery")}>
      {changeMode && (
        <div className={`line ${styles.bar}`}>
          <span>{text(mode === "free" ? "launch.free" : "launch.real")}</span>
          <Button look="quiet" onClick={changeMode}>
            {text(mode === "free" ? "launch.toReal" : "launch.toFree")}
          </Button>
        </div>
      )}
      <div className={styles.place}>
        <iframe
          key={opening.url}
          ref={frame}
          src={opening.url}
          title={opening.name || text("launch.lottery")}
          className={styles.frame}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="autoplay; fullscreen"
          referrerPolicy="origin"
        />
        {answer === "waiting" && (
          <div className={`centre ${styles.cover}`}>
            <Loader />
          </div>
        )}
        {answer === "late" && (
          <div className={`centre ${styles.cover}`}>
            <LateGame again={again} />
          </div>
        )}
      </div>
    </section>
  );
}
