import { useState } from "react";
import type { Game } from "#gateway/entities.ts";
import art from "#ui/picture/art-card.module.css";
import heart from "#ui/control/heart-button.module.css";
import icon from "#ui/picture/icon.module.css";
import picture from "#ui/picture/picture.module.css";

interface HandCardProps {
  game: Game;
  /** The first picture of the page is loaded before all others. */
  isFirst: boolean;
  isKept: boolean;
  toggle(nodeId: string): void;
}

/** A card as written by hand. */
export function HandCard({ game, isFirst, isKept, toggle }: HandCardProps) {
  const [failed, setFailed] = useState(false);
  const mark = game.isNew ? "game.new" : game.hot ? "game.hot" : undefined;
  return (
    <div className={art["frame"]}>
      <button type="button" className={art["card"]}>
        <span className={art["art"]}>
          {failed ? (
            <span className={picture["failed"]}>{game.nodeName}</span>
          ) : (
            <img
              className={`${picture["picture"]} ${art["picture"]}`}
              alt=""
              width={120}
              height={160}
              loading={isFirst ? "eager" : "lazy"}
              decoding={isFirst ? "auto" : "async"}
              fetchPriority={isFirst ? "high" : "low"}
              srcSet={`${isFirst ? `${game.iconUrl}?w=160 1x, ` : ""}${game.iconUrl}?w=240 2x`}
              src={`${game.iconUrl}?w=160`}
              onError={() => setFailed(true)}
            />
          )}
          {mark && (
            <span className={art["mark"]} data-tone={game.isNew ? "plain" : "strong"}>
              {mark}
            </span>
          )}
        </span>
        <span className={art["words"]}>
          <span className={art["name"]}>{game.nodeName}</span>
        </span>
      </button>
      <span className={art["corner"]}>
        <button
          type="button"
          className={heart["heart"]}
          data-on="picture"
          aria-pressed={isKept}
          aria-label={`favourite.mark: ${game.nodeName}`}
          onClick={() => toggle(game.nodeId)}
        >
          <svg className={icon["icon"]} width={18} height={18} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11z" />
          </svg>
        </button>
      </span>
    </div>
  );
}
