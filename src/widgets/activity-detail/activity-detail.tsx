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
import { ButtonContent, buttonClasses } from "#ui/control/button.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { RichText } from "#ui/text/rich-text.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { StateBox } from "#ui/list/state-box.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./activity-detail.module.css";
import { Facts, type Look } from "./facts.tsx";
import { TakePart } from "./take-part.tsx";

/** What differs between looks beside their styles: the box of the picture in CSS pixels, and ornaments. */
const SHOWN: Readonly<Record<Look, { box: readonly [number, number]; stamp?: true; prize?: true }>> = {
  card: { box: [360, 180] },
  ticket: { box: [360, 180], stamp: true },
  table: { box: [64, 64] },
  article: { box: [360, 180] },
  scene: { box: [720, 360], prize: true },
  invitation: { box: [360, 180] },
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
  const { box, stamp, prize } = SHOWN[look];
  const [width, height] = box;
  return (
    <article className={styles.activity} data-look={look}>
      <Picture src={url} alt="" name={title} width={width} height={height} eager className={styles.picture} />
      <section className={styles.card} data-surface={look === "card" ? "card" : undefined}>
        {stamp && endsAt !== undefined && <DateStamp day={endsAt} className={styles.stamp} />}
        {prize && reward !== undefined && <p className={styles.prize}>{formatMoney(reward, locale)}</p>}
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.teaser}>{teaser}</p>
        <Facts activity={activity} look={look} />
        <TakePart key={activity.id} activity={activity} application={application} />
      </section>
      <section className={styles.card} data-surface={look === "card" ? "card" : undefined}>
        <RichText html={content} />
      </section>
    </article>
  );
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
    <div className={styles.activity} data-look={look}>
      <Skeleton className={styles.comingPicture} />
      <Skeleton className={styles.comingCard} />
    </div>
  );
}
