import { useState } from "react";
import { useSite } from "#data/page/site.ts";
import { useList } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { ListView } from "#parts/list-view.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import type { WidgetProps } from "../widget.ts";
import { byAmount, DEBOUNCE } from "./board.ts";
import { Podium } from "./podium.tsx";
import { useDebounced } from "#data/client/use-debounced.ts";
import styles from "./winner-board.module.css";
import { WinnerStrip } from "./winner-strip.tsx";

/** Places of the podium. */
const PODIUM = 3;

/** Recent winners, the highest win first (games §2, Winner board widget). */
export function WinnerBoard({ options }: WidgetProps<"winner-board">) {
  const text = useText();
  const answer = useWinners(options.source);
  const onPodium = options.look === "podium" ? PODIUM : 0;
  const skeleton = (
    <div className={`stack inside ${styles.board}`} data-look={options.look}>
      <Skeleton className={styles.coming} />
    </div>
  );
  return (
    <ListView answer={answer} skeleton={skeleton} none="winner.none">
      {(winners) => {
        const sorted = byAmount(winners);
        return (
          <div role="group" className={`stack inside ${styles.board}`} aria-label={text("winner.title")}>
            {onPodium > 0 && <Podium winners={sorted.slice(0, onPodium)} />}
            <WinnerStrip rows={sorted.slice(onPodium)} winners={sorted.length} />
          </div>
        );
      }}
    </ListView>
  );
}

/** The winners; a change of language refetches after a pause, and until then the old ones stay. */
function useWinners(source: WidgetProps<"winner-board">["options"]["source"]) {
  const { language } = useSite();
  const answer = useList("winner", source, { enabled: useDebounced(language, DEBOUNCE) === language });
  const [last, setLast] = useState(answer.data);
  if (answer.data && answer.data !== last) setLast(answer.data);
  return { ...answer, data: answer.data ?? last };
}
