import { memo } from "react";
import type { WidgetOptions } from "#descriptor/widgets/index.ts";
import { markOf, type GameMark } from "#data/games/game-mark.ts";
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
  /** What its list says of every game. */
  said?: GameMark | undefined;
  isFavourite: boolean;
  /** feature: the first game of a group of an index. */
  look: TileLook | "feature";
}

/** The box of a picture by look, in CSS pixels; an index has none. */
const BOXES: Readonly<Record<Exclude<GameTileProps["look"], "index">, readonly [width: number, height: number]>> = {
  round: [150, 150],
  rows: [48, 48],
  cards: [360, 225],
  carousel: [180, 240],
  feature: [360, 225],
};

/** Width by height of a game's picture. */
const TALL = 3 / 4;

/** One game of a look that is not a card: a tap launches it, its heart makes it a favourite. */
export const GameTile = memo(function GameTile({ game, place, actions, said, isFavourite, look }: GameTileProps) {
  const text = useText();
  const mark = markOf(game, said);
  // Hearts depend on the member and the phone, so the host leaves their space empty.
  const hydrated = useHydrated();
  const onPicture = look === "round" || look === "carousel";
  return (
    <div className={classes(styles.tile, styles[look])}>
      <button type="button" className={styles.open} onClick={() => actions.launch(game)}>
        {look === "index" ? (
          <span className={`firm ${styles.number}`} aria-hidden="true">
            {place}
          </span>
        ) : (
          <span className={`firm ${styles.art}`}>
            <Art game={game} look={look} isFirst={place === 1} />
          </span>
        )}
        <span className={`stack ${styles.words}`}>
          <span className={classes("strong breaks", onPicture && "two-lines", styles.name)}>{game.nodeName}</span>
          <span className={`line quiet ${styles.caption}`}>
            {!onPicture && <span>{game.vendorName}</span>}
            {mark && (
              <span className={`firm ${styles.mark}`} data-tone={mark === "new" ? "plain" : "strong"}>
                {text(`game.${mark}`)}
              </span>
            )}
          </span>
        </span>
        {look === "rows" && (
          <span className={`centre firm tinted ${styles.play}`}>
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

/** Its picture, which is tall: in a wide box all of it, over itself out of focus. */
function Art({ game, look, isFirst }: { game: Game; look: keyof typeof BOXES; isFirst: boolean }) {
  const [width, height] = BOXES[look];
  const isWide = width > height;
  const shared = { src: game.iconUrl, alt: "", name: "", width: isWide ? Math.round(height * TALL) : width, height };
  return (
    <>
      <Picture {...shared} eager={isFirst} className={isWide ? styles.whole : styles.picture} />
      {isWide && <Picture {...shared} className={styles.picture} />}
    </>
  );
}
