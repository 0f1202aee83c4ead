import { DateStamp } from "#parts/date-stamp.tsx";
import { RouteLink } from "#parts/route-link.tsx";
import { TimeLeft } from "#parts/time-left.tsx";
import { isOfMember, statusTone } from "#data/information/activities.ts";
import { useSite } from "#data/page/site.ts";
import type { Activity } from "#gateway/entities.ts";
import { useSession } from "#session/use-session.ts";
import { formatMoney, formatPeriod } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { StatusBadge } from "#ui/mark/status-badge.tsx";
import type { WidgetProps } from "../widget.ts";
import "#ui/ticket.css";
import styles from "./activity-list.module.css";

type Look = WidgetProps<"activity-list">["options"]["look"];

/** What a look shows beside picture, title, period and status, and the box of its picture in CSS pixels. */
interface Shown {
  box: readonly [width: number, height: number];
  /** Whether it lies on a card. */
  card?: true;
  /** The classes of what else it lies on, and of its title. */
  ground?: string;
  title?: string;
  teaser?: true;
  /** The last day, as a stamp. */
  stamp?: true;
  /** The time left, at the right. */
  left?: true;
  /** Names of period and status above them. */
  names?: true;
  /** The reward, large. */
  prize?: true;
}

const SHOWN: Readonly<Record<Look, Shown>> = {
  cards: { box: [360, 180], card: true, teaser: true },
  rows: { box: [112, 56], card: true },
  tickets: { box: [360, 180], ground: "torn", title: "title", teaser: true, stamp: true },
  deadlines: { box: [96, 48], left: true },
  articles: { box: [360, 180], title: "title", teaser: true, names: true },
  scenes: { box: [720, 360], title: "title", teaser: true, prize: true },
  invitations: { box: [360, 180], card: true, ground: "framed", title: "title jewel", teaser: true },
};

interface ActivityEntryProps {
  activity: Activity;
  look: Look;
  first: boolean;
}

/** An activity of the list: a link to its page. */
export function ActivityEntry({ activity, look, first }: ActivityEntryProps) {
  const { id, title, teaser, url, endsAt, status, reward } = activity;
  const locale = useLocale();
  const { places } = useSite();
  const shown = SHOWN[look];
  const [width, height] = shown.box;
  const isOver = status === "close";
  return (
    <RouteLink
      to={places.activity}
      query={{ id }}
      className={classes(styles.entry, shown.ground)}
      data-surface={shown.card && "card"}
      data-over={isOver || undefined}
    >
      <Picture
        src={url}
        alt=""
        name={title}
        width={width}
        height={height}
        eager={first && width > 200}
        className={styles.picture}
      />
      {shown.stamp && endsAt !== undefined && <DateStamp day={endsAt} className={styles.stamp} />}
      <span className={`stack ${styles.words}`}>
        {shown.prize && reward !== undefined && <b className="title tabular prize">{formatMoney(reward, locale)}</b>}
        <strong className={classes("breaks", shown.title, styles.title)}>{title}</strong>
        {shown.teaser && <span className={`muted ${styles.teaser}`}>{teaser}</span>}
        <Foot activity={activity} names={shown.names === true} />
      </span>
      {shown.left && !isOver && endsAt !== undefined && (
        <TimeLeft until={endsAt} className={`title size-4 tabular ${styles.left}`} />
      )}
    </RouteLink>
  );
}

/** Period and status. */
function Foot({ activity: { startsAt, endsAt, status }, names }: { activity: Activity; names: boolean }) {
  const text = useText();
  const locale = useLocale();
  const session = useSession();
  const { timeZone } = useSite().features;
  return (
    <span className={`line tabular ${styles.foot}`}>
      <span className={`quiet ${styles.period}`}>
        {names && <span className={`quiet ${styles.name}`}>{text("activity.dates")}</span>}
        {endsAt === undefined ? text("activity.always") : formatPeriod(startsAt, endsAt, locale, timeZone)}
      </span>
      {(session || !isOfMember(status)) && (
        <span>
          {names && <span className={`quiet ${styles.name}`}>{text("activity.standing")}</span>}
          <StatusBadge tone={statusTone[status]}>{text(`activity.status.${status}`)}</StatusBadge>
        </span>
      )}
    </span>
  );
}
