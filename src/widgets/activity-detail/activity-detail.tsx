import type { ReactNode } from "react";
import { DateStamp } from "#parts/date-stamp.tsx";
import { RouteLink } from "#parts/route-link.tsx";
import { AnswerFailed } from "#parts/answer-failed.tsx";
import { useShownSearch } from "#parts/use-shown-search.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { useSite } from "#data/page/site.ts";
import { useCall } from "#data/client/use-call.ts";
import type { CallOutput } from "#gateway/contract.ts";
import { formatMoney } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import { ButtonContent, buttonClasses } from "#ui/control/button.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { RichText } from "#ui/text/rich-text.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { StateBox } from "#ui/list/state-box.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WidgetProps } from "../widget.ts";
import "#ui/ticket.css";
import styles from "./activity-detail.module.css";
import { Facts, type Look } from "./facts.tsx";
import { TakePart } from "./take-part.tsx";

/** What differs between looks beside their styles: the box of the picture in CSS pixels, and ornaments. */
interface Shape {
  box: readonly [number, number];
  stamp?: true;
  prize?: true;
  /** The classes of what all of it lies on, of what its facts lie on, and of its title. */
  ground?: string;
  card?: string;
  title?: string;
}

const SHOWN: Readonly<Record<Look, Shape>> = {
  card: { box: [360, 180] },
  ticket: { box: [360, 180], stamp: true, card: "torn" },
  table: { box: [64, 64] },
  article: { box: [360, 180] },
  scene: { box: [720, 360], prize: true },
  invitation: { box: [360, 180], ground: "framed", title: "jewel" },
};

/** The activity in the query (games §4). */
export function ActivityDetail({ options: { look }, body }: WidgetProps<"activity-detail">) {
  const { language } = useSite();
  const hydrated = useHydrated();
  const id = new URLSearchParams(useShownSearch()).get("id")?.slice(0, 40) ?? "";
  const { data, error, refetch } = useCall("activity", { id, language }, { enabled: id !== "", staleTime: 0 });
  if (data?.id === id) return <Shown activity={data} look={look} application={body} />;
  if (hydrated && (id === "" || isUnknown(error))) return <NotFound />;
  return error ? <AnswerFailed error={error} small={false} retry={refetch} /> : <Coming look={look} />;
}

function isUnknown(error: unknown): boolean {
  return error instanceof GatewayError && error.code === "request.unknown";
}

interface ShownProps {
  activity: CallOutput<"activity">;
  look: Look;
  application: ReactNode;
}

function Shown({ activity, look, application }: ShownProps) {
  const { title, teaser, url, endsAt, reward, content } = activity;
  const locale = useLocale();
  const { box, stamp, prize, card, title: ornament } = SHOWN[look];
  const [width, height] = box;
  const surface = look === "card" ? "card" : undefined;
  return (
    <article className={groundOf(look)} data-look={look}>
      <Picture src={url} alt="" name={title} width={width} height={height} eager className={styles.picture} />
      <section className={classes("stack", card, styles.card)} data-surface={surface}>
        {stamp && endsAt !== undefined && <DateStamp day={endsAt} className={styles.stamp} />}
        {prize && reward !== undefined && (
          <p className={`title tabular prize ${styles.prize}`}>{formatMoney(reward, locale)}</p>
        )}
        <h2 className={classes("title headline", ornament, styles.title)}>{title}</h2>
        <p className={`muted size-3 ${styles.teaser}`}>{teaser}</p>
        <Facts activity={activity} look={look} />
        <TakePart key={activity.id} activity={activity} application={application} />
      </section>
      <section className={`stack ${styles.card}`} data-surface={surface}>
        <RichText html={content} />
      </section>
    </article>
  );
}

function groundOf(look: Look): string {
  return classes("stack gutter gap-4", SHOWN[look].ground, styles.activity);
}

function NotFound() {
  const text = useText();
  const { places } = useSite();
  const link = (
    <RouteLink to={places.activities} replace className={buttonClasses("main")}>
      <ButtonContent look="main">{text("activity.all")}</ButtonContent>
    </RouteLink>
  );
  return <StateBox kind="empty" title={text("activity.gone")} action={link} />;
}

function Coming({ look }: { look: Look }) {
  return (
    <div className={groundOf(look)} data-look={look}>
      <Skeleton className={styles.comingPicture} />
      <Skeleton className={styles.comingCard} />
    </div>
  );
}
