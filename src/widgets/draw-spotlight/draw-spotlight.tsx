import { useClockAhead } from "#data/client/transport/use-clock-ahead.ts";
import { ofGroup } from "#data/games/draw-rules.ts";
import { useDraws } from "#data/games/use-draws.ts";
import { useSpotlit } from "#data/games/use-spotlit.ts";
import { ListView } from "#parts/list-view.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./draw-spotlight.module.css";
import { Spotlight } from "./spotlight.tsx";

/** The next draw with its countdown, how it is drawn, and its result (games §2, Lottery countdown widget). */
export function DrawSpotlight({ options }: WidgetProps<"draw-spotlight">) {
  const answer = useDraws(options.source);
  const spotlit = useSpotlit(
    answer.data && ofGroup(answer.data, options.group),
    answer.dataUpdatedAt + useClockAhead(),
  );
  const skeleton = (
    <div className={`inside ${styles.place}`} data-look={options.look}>
      <Skeleton className={styles.coming} />
    </div>
  );
  return (
    <ListView
      answer={{ ...answer, data: answer.data && (spotlit ? [spotlit] : []) }}
      skeleton={skeleton}
      none="draw.none"
    >
      {(shown) => shown.map((draw) => <Spotlight key={draw.game.gameId} {...draw} look={options.look} />)}
    </ListView>
  );
}
