import { memo } from "react";
import { markOf, type GameMark } from "#data/games/game-mark.ts";
import type { Game } from "#gateway/entities.ts";
import { useText } from "#text/use-text.ts";
import { ArtCard, type Mark } from "#ui/picture/art-card.tsx";
import { HeartButton } from "#ui/control/heart-button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { GameActions } from "./use-game-actions.ts";

interface GameCardProps {
  game: Game;
  actions: GameActions;
  /** What its list says of every game. */
  said?: GameMark | undefined;
  isFavourite: boolean;
  /** list: small picture, name and vendor in a line. card: the picture with its name. */
  look: "card" | "list";
  nameAt: "below" | "over" | "none";
  /** Width of the picture in CSS pixels; its aspect ratio is 3:4. */
  width: number;
  /** The first of a screen that consists of games. */
  eager?: boolean;
}

/**
 * One game: a tap launches it, its heart makes it a favourite, a label says when it is new or hot. Its texts are
 * `game.*` and `favourite.*`.
 */
export const GameCard = memo(function GameCard({
  game,
  actions,
  said,
  isFavourite,
  look,
  nameAt,
  width,
  eager,
}: GameCardProps) {
  const text = useText();
  // Hearts depend on the member and the phone, so the host leaves their space empty.
  const hydrated = useHydrated();
  const label = markOf(game, said);
  const mark: Mark | undefined = label && {
    text: text(`game.${label}`),
    tone: label === "new" ? "plain" : "strong",
  };
  return (
    <ArtCard
      picture={game.iconUrl}
      name={game.nodeName}
      caption={game.vendorName}
      look={look}
      nameAt={nameAt}
      width={width}
      eager={eager}
      mark={mark}
      onPress={() => actions.launch(game)}
      corner={
        hydrated && (
          <HeartButton
            pressed={isFavourite}
            label={`${text("favourite.mark")}: ${game.nodeName}`}
            on={look === "list" ? "line" : "picture"}
            onPress={() => actions.toggle(game)}
          />
        )
      }
    />
  );
});
