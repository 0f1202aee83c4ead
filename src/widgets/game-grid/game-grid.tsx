import type { Game } from "#gateway/entities.ts";
import { EntityList } from "#parts/entity-list.tsx";
import { GameCard } from "#parts/game-card.tsx";
import { useGameActions } from "#parts/use-game-actions.ts";
import { isPaged, useList } from "#data/client/use-call.ts";
import { isListOfFavourites } from "#data/games/favourites.ts";
import { saidOfAll } from "#data/games/game-mark.ts";
import { useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./game-grid.module.css";
import { useEmptyBefore } from "./empty-before.ts";
import { pictureWidth } from "./picture-width.ts";

/** What the list has in common with other lists. */
const CLASSES = { grid: undefined, carousel: "shelf", rows: "lined" } as const;

/** Games as cards; a tap launches the game, a heart makes it a favourite (games §2, §4, §5). */
export function GameGrid({ options }: WidgetProps<"game-grid">) {
  const text = useText();
  const { actions, favourites } = useGameActions();
  const { call, with: parameters } = options.source;
  const answer = useList("game", { call, with: isPaged(call) ? parameters : { ...parameters, limit: options.limit } });
  // A removed favourite leaves the row of favourites at once (games §4).
  const isShown = ({ nodeId }: Game) => !isListOfFavourites(call) || (favourites?.has(nodeId) ?? true);
  const games = answer.data?.filter(isShown).slice(0, options.limit);
  const shown = { data: games, error: answer.error, refetch: answer.refetch };
  const isHidden = options.empty === "hide";
  const wasEmpty = useEmptyBefore(call, isHidden && shown.data ? shown.data.length === 0 : undefined);
  const said = saidOfAll(games ?? []);
  const shared = {
    className: classes("inside", styles.games, CLASSES[options.look]),
    "data-look": options.look,
    "data-columns": options.columns,
    "data-name": options.name,
  };
  if (options.empty === "place" && shown.data?.length === 0)
    return (
      <div {...shared}>
        <span className={styles.coming} />
        <p className={`centre quiet ${styles.none}`}>{text(options.none)}</p>
      </div>
    );
  return (
    <EntityList
      answer={shown}
      frame={shared}
      coming={isHidden && wasEmpty ? 0 : options.limit}
      shape={styles.coming}
      none={isHidden ? undefined : options.none}
    >
      {(game) => (
        <li key={game.nodeId}>
          <GameCard
            game={game}
            actions={actions}
            said={said}
            isFavourite={favourites?.has(game.nodeId) ?? false}
            look={options.look === "rows" ? "list" : "card"}
            nameAt={options.name}
            width={pictureWidth(options)}
          />
        </li>
      )}
    </EntityList>
  );
}
