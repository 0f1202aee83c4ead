import { byDeadline } from "#data/information/activities.ts";
import { useList } from "#data/client/use-call.ts";
import { EntityList } from "#parts/entity-list.tsx";
import type { WidgetProps } from "../widget.ts";
import { ActivityEntry } from "./activity-entry.tsx";
import styles from "./activity-list.module.css";

/** Skeletons shown until the activities arrive. */
const COMING = 4;

/** What the merchant runs for its members (account §2.1, games §4). */
export function ActivityList({ options: { source, look } }: WidgetProps<"activity-list">) {
  const answer = useList("activity", source);
  return (
    <EntityList
      answer={{ ...answer, data: look === "deadlines" ? answer.data && byDeadline(answer.data) : answer.data }}
      frame={{ className: `stack gutter gap-4 ${styles.list}`, "data-look": look }}
      coming={COMING}
      shape={styles.coming}
      isOpenEnded
      none="activity.none"
    >
      {(activity, place) => (
        <li key={activity.id}>
          <ActivityEntry activity={activity} look={look} first={place === 0} />
        </li>
      )}
    </EntityList>
  );
}
