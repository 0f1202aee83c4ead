import { byDeadline } from "#data/information/activities.ts";
import { useList } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { ListView } from "#ui/list/list-view.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import type { WidgetProps } from "../widget.ts";
import { ActivityEntry } from "./activity-entry.tsx";
import styles from "./activity-list.module.css";

/** Skeletons shown until the activities arrive. */
const COMING = 4;

/** What the merchant runs for its members (account §2.1, games §4). */
export function ActivityList({ options: { source, look } }: WidgetProps<"activity-list">) {
  const text = useText();
  const answer = useList("activity", source);
  const skeleton = (
    <div className={styles.list} data-look={look} data-coming="">
      {Array.from({ length: COMING }, (_, entry) => (
        <Skeleton key={entry} className={styles.coming} />
      ))}
    </div>
  );
  return (
    <ListView
      answer={answer}
      skeleton={skeleton}
      words={{ failed: text("state.failed"), retry: text("state.retry"), none: text("activity.none") }}
    >
      {(activities) => (
        <ul className={styles.list} data-look={look}>
          {(look === "deadlines" ? byDeadline(activities) : activities).map((activity, place) => (
            <li key={activity.id}>
              <ActivityEntry activity={activity} look={look} first={place === 0} />
            </li>
          ))}
        </ul>
      )}
    </ListView>
  );
}
