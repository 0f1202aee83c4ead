import { memo } from "react";
import type { WidgetOptions } from "#descriptor/widgets/index.ts";
import type { Game } from "#gateway/entities.ts";
import type { GameActions } from "#parts/use-game-actions.ts";
import { useText } from "#text/use-text.ts";
import { HeartButton } from "#ui/control/heart-button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import styles from "./game-tile.module.css";

/** The looks whose games are tiles; those of the grid are cards. */
export type TileLook = Exclude<WidgetOptions["game-list"]["look"], "grid">;

interface GameTileProps {
  game: Game;
  /** Its position in the whole list, from 1. */
  place: number;
  actions: GameActions;
  isFavourite: boolean;
  /** feature: the first game of a group of an index. */
  look: TileLook | "feature";
}

/** The box of a picture by look, in CSS pixels; an index has none. */
const BOXES: Readonly<Record<Exclude<GameTileProps["look"], "index">, readonly [width: number, height: number]>> = {
  round: [150, 150],
  rows: [48, 48],
  cards: [360, 202],
  carousel: [180, 240],
  feature: [360, 225],
};

/** One game of a look that is not a card: a tap launches it, its heart makes it a favourite. */
export const GameTile = memo(function GameTile({ game, place, actions, isFavourite, look }: GameTileProps) {
  const text = useText();
  // Hearts depend on the member and the phone, so the host leaves their space empty.
  const hydrated = useHydrated();
  const onPicture = look === "round" || look === "carousel";
  return (
    <div className={classes(styles.tile, styles[look])}>
      <button type="button" className={styles.open} onClick={() => actions.launch(game)}>
        {look === "index" ? (
          <span className={styles.number} aria-hidden="true">
            {place}
          </span>
        ) : (
          <span className={styles.art}>
            <Picture
              src={game.iconUrl}
              alt=""
              name=""
              width={BOXES[look][0]}
              height={BOXES[look][1]}
              eager={place === 1}
              className={styles.picture}
            />
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.name}>{game.nodeName}</span>
          <span className={styles.caption}>
            {!onPicture && <span className={styles.vendor}>{game.vendorName}</span>}
            {(game.isNew || game.hot) && (
              <span className={styles.mark} data-tone={game.isNew ? "plain" : "strong"}>
                {text(game.isNew ? "game.new" : "game.hot")}
              </span>
            )}
          </span>
        </span>
        {look === "rows" && (
          <span className={styles.play}>
            <Icon name="play" size={18} />
          </span>
        )}
      </button>
      <span className={styles.corner}>
        {hydrated && (
          <HeartButton
            pressed={isFavourite}
            label={`${text("favourite.mark")}: ${game.nodeName}`}
            on={onPicture ? "picture" : "line"}
            onPress={() => actions.toggle(game)}
          />
        )}
      </span>
    </div>
  );
});
