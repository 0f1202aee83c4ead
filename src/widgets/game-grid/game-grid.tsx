import type { Game } from "#gateway/entities.ts";
import { useRun } from "#actions/use-run.ts";
import { isPaged, useList } from "#data/use-call.ts";
import { useText } from "#text/use-text.ts";
import { ListView } from "#ui/list-view.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { WidgetProps } from "../widget.ts";
import { GameCard } from "./game-card.tsx";
import styles from "./game-grid.module.css";

/** Games as cards; a tap launches the game (games §2, §5). */
export function GameGrid({ options }: WidgetProps<"game-grid">) {
  const text = useText();
  const run = useRun();
  const { call, with: said } = options.source;
  const answer = useList("game", { call, with: isPaged(call) ? said : { ...said, limit: options.limit } });
  const shared = { className: styles.games, "data-look": options.look, "data-columns": options.columns, "data-name": options.name };
  const skeleton = <div {...shared}>{Array.from({ length: Math.min(options.limit, options.columns * 2) }, (_, index) => <Skeleton key={index} className={styles.coming} />)}</div>;
  const launch = (game: Game) => void run({ do: "launch-game" }, { game });
  return (
    <ListView answer={answer} skeleton={skeleton} words={{ failed: text("state.failed"), retry: text("state.retry"), none: options.empty === "hide" ? undefined : text("game.none") }}>
      {(games) => (
        <ul {...shared}>
          {games.slice(0, options.limit).map((game) => (
            <li key={game.nodeId}><GameCard game={game} options={options} onLaunch={() => launch(game)} /></li>
          ))}
        </ul>
      )}
    </ListView>
  );
}
