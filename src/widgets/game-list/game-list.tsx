import { useSite } from "#data/page/site.ts";
import { useCallback } from "react";
import type { Game } from "#gateway/entities.ts";
import { GameCard } from "#parts/game-card.tsx";
import { useGameActions } from "#parts/use-game-actions.ts";
import { useLobby } from "#parts/use-lobby.ts";
import { useRun } from "#actions/use-run.ts";
import { callOf, isOfFavourites, saidIn, type Lobby } from "#data/games/lobby.ts";
import { usePages } from "#data/client/use-pages.ts";
import { useSession } from "#session/use-session.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { ListEnd } from "#parts/list-end.tsx";
import { ListView } from "#parts/list-view.tsx";
import { Skeletons } from "#ui/list/skeleton.tsx";
import { StateBox } from "#ui/list/state-box.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WidgetProps } from "../widget.ts";
import { GameRows } from "./game-rows.tsx";
import { GameTile } from "./game-tile.tsx";
import styles from "./game-list.module.css";
import { gamesPerRow, rowHeightOf, widthOf } from "./sizes.ts";

/** The infinite list of a lobby's games (games §2, Game list screen). */
export function GameList({ options }: WidgetProps<"game-list">) {
  const [lobby] = useLobby(options.gameType);
  const hydrated = useHydrated();
  const session = useSession();
  const needsSession = lobby.tab === "recent" || isOfFavourites(lobby);
  if (hydrated && needsSession && !session) return <SignInFirst />;
  // The host renders without the query: the request is known after hydration.
  return <Games options={options} lobby={lobby} known={hydrated} />;
}

function Games({
  options,
  lobby,
  known,
}: {
  options: WidgetProps<"game-list">["options"];
  lobby: Lobby;
  known: boolean;
}) {
  const { actions, favourites } = useGameActions();
  const said = saidIn(lobby);
  const pages = usePages<Game>(callOf(lobby), { idOf: ({ nodeId }) => nodeId, enabled: known });
  // A removed favourite leaves the list of favourites at once (games §4).
  const games =
    isOfFavourites(lobby) && favourites ? pages.entries?.filter(({ nodeId }) => favourites.has(nodeId)) : pages.entries;
  const perRow = gamesPerRow(options);
  // The same while its cards are: the rows need not re-render when another page is requested.
  const card = useCallback(
    (game: Game, place: number) => {
      const shared = { game, actions, said, isFavourite: favourites?.has(game.nodeId) ?? false };
      if (options.look === "grid")
        return <GameCard {...shared} look="card" nameAt={options.name} width={widthOf(options)} eager={place === 1} />;
      const leads = options.look === "index" && (place - 1) % gamesPerRow(options) === 0;
      return <GameTile {...shared} place={place} look={leads ? "feature" : options.look} />;
    },
    [actions, favourites, said, options],
  );
  const skeleton = (
    <div className={styles.coming} data-coming="">
      <Skeletons count={Math.max(perRow, 3) * (perRow > 4 ? 1 : 4)} className={styles.shape} />
    </div>
  );
  return (
    <div className={styles.games} data-look={options.look} data-columns={options.columns}>
      <ListView
        answer={{ data: games, error: pages.error, refetch: pages.refetch }}
        skeleton={skeleton}
        none={noneOf(lobby)}
      >
        {(all) => (
          <GameRows
            look={`${options.look} ${options.columns} ${options.name}`}
            games={all}
            perRow={perRow}
            rowHeight={rowHeightOf(options)}
            card={card}
          />
        )}
      </ListView>
      <ListEnd ahead={pages} />
    </div>
  );
}

/** The text key of a list without games. */
function noneOf({ search, tab }: Lobby): string {
  if (search) return "lobby.noneFound";
  return tab === "recent" ? "lobby.noneRecent" : tab === "fav" ? "lobby.noneFavourite" : "game.none";
}

function SignInFirst() {
  const text = useText();
  const { places } = useSite();
  const run = useRun();
  return (
    <StateBox
      kind="empty"
      title={text("lobby.signIn")}
      action={
        <Button look="main" onClick={() => void run({ action: "navigate", to: places.signIn })}>
          {text("header.login")}
        </Button>
      }
    />
  );
}
