import { RouteLink } from "#parts/route-link.tsx";
import { isOfMember, statusTone } from "#data/information/activities.ts";
import { useSite } from "#data/page/site.ts";
import { useList } from "#data/client/use-call.ts";
import type { Activity } from "#gateway/entities.ts";
import { useSession } from "#session/use-session.ts";
import { formatPeriod } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { ListView } from "#ui/list/list-view.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { StatusBadge } from "#ui/mark/status-badge.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./activity-list.module.css";

/** Skeletons shown until the activities arrive. */
const COMING = 4;
/** The box of a picture by look, in CSS pixels. */
const BOX = { cards: [360, 180], rows: [112, 56] } as const;

type Look = WidgetProps<"activity-list">["options"]["look"];

/** What the merchant runs for its members (account §2.1, games §4). */
export function ActivityList({ options }: WidgetProps<"activity-list">) {
  const text = useText();
  const answer = useList("activity", options.source);
  const skeleton = (
    <div className={styles.list} data-look={options.look} data-coming="">
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
        <ul className={styles.list} data-look={options.look}>
          {activities.map((activity, place) => (
            <li key={activity.id}>
              <Entry activity={activity} look={options.look} first={place === 0} />
            </li>
          ))}
        </ul>
      )}
    </ListView>
  );
}

function Entry({ activity, look, first }: { activity: Activity; look: Look; first: boolean }) {
  const { id, title, teaser, url, startsAt, endsAt, status } = activity;
  const text = useText();
  const locale = useLocale();
  const session = useSession();
  const { features, places } = useSite();
  const [width, height] = BOX[look];
  return (
    <RouteLink
      to={places.activity}
      query={{ id }}
      className={styles.entry}
      data-surface="card"
      data-over={status === "close" || undefined}
    >
      <Picture
        src={url}
        alt=""
        name={title}
        width={width}
        height={height}
        eager={first && look === "cards"}
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {look === "cards" && <span className={styles.teaser}>{teaser}</span>}
        <span className={styles.foot}>
          <span className={styles.period}>
            {endsAt === undefined ? text("activity.always") : formatPeriod(startsAt, endsAt, locale, features.timeZone)}
          </span>
          {(session || !isOfMember(status)) && (
            <StatusBadge tone={statusTone[status]}>{text(`activity.status.${status}`)}</StatusBadge>
          )}
        </span>
      </span>
    </RouteLink>
  );
}
