import type { ReactNode } from "react";
import { TimeLeft } from "#parts/time-left.tsx";
import { isOfMember, statusTone } from "#data/information/activities.ts";
import { useSite } from "#data/page/site.ts";
import type { Activity } from "#gateway/entities.ts";
import { useSession } from "#session/use-session.ts";
import { formatMoney, formatPeriod } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import { StatusBadge } from "#ui/mark/status-badge.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./activity-detail.module.css";

export type Look = WidgetProps<"activity-detail">["options"]["look"];
type Fact = "dates" | "left" | "reward" | "standing";

/** The facts of each look, in its order. */
const FACTS: Readonly<Record<Look, readonly Fact[]>> = {
  card: ["dates", "standing", "reward"],
  ticket: ["dates", "standing", "reward"],
  table: ["left", "dates", "reward", "standing"],
  article: ["dates", "standing", "reward", "left"],
  scene: ["dates", "standing"],
  invitation: ["dates", "reward", "standing"],
};

/** Dates, time left, reward and the visitor's status, each with its name; what there is not is left out. */
export function Facts({ activity, look }: { activity: Activity; look: Look }) {
  const text = useText();
  const locale = useLocale();
  const session = useSession();
  const { timeZone } = useSite().features;
  const { startsAt, endsAt, status, reward } = activity;
  const values: Record<Fact, ReactNode> = {
    dates: endsAt === undefined ? text("activity.always") : formatPeriod(startsAt, endsAt, locale, timeZone),
    left: endsAt !== undefined && status !== "close" && <TimeLeft until={endsAt} />,
    reward: reward !== undefined && <b className="numbers">{formatMoney(reward, locale)}</b>,
    standing: (session || !isOfMember(status)) && (
      <StatusBadge tone={statusTone[status]}>{text(`activity.status.${status}`)}</StatusBadge>
    ),
  };
  return (
    <dl className={classes("line wraps between tabular", look === "table" && "ruled", styles.facts)}>
      {FACTS[look]
        .filter((fact) => values[fact])
        .map((fact) => (
          <div key={fact} className={styles.fact} data-fact={fact}>
            <dt className={look === "table" ? "muted" : "quiet"}>{text(`activity.${fact}`)}</dt>
            <dd>{values[fact]}</dd>
          </div>
        ))}
    </dl>
  );
}
