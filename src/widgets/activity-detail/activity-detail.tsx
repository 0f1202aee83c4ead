import { RouteLink } from "#parts/route-link.tsx";
import { useShownSearch } from "#parts/use-shown-search.ts";
import { isOfMember, statusTone } from "#data/information/activities.ts";
import { GatewayError } from "#data/client/gateway-error.ts";
import { useSite } from "#data/page/site.ts";
import { useCall } from "#data/client/use-call.ts";
import type { CallOutput } from "#gateway/contract.ts";
import { useSession } from "#session/use-session.ts";
import { formatMoney, formatPeriod } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { Button, ButtonContent, buttonClasses } from "#ui/control/button.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { RichText } from "#ui/text/rich-text.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { StateBox } from "#ui/list/state-box.tsx";
import { StatusBadge } from "#ui/mark/status-badge.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import styles from "./activity-detail.module.css";
import { TakePart } from "./take-part.tsx";

/** The box of the picture, in CSS pixels. */
const [WIDTH, HEIGHT] = [360, 180] as const;

/** The activity in the query (games §4). */
export function ActivityDetail() {
  const { language } = useSite();
  const hydrated = useHydrated();
  const id = new URLSearchParams(useShownSearch()).get("id")?.slice(0, 40) ?? "";
  const { data, error, refetch } = useCall("activity", { id, language }, { enabled: id !== "", staleTime: 0 });
  if (data?.id === id) return <Shown activity={data} />;
  if (hydrated && (id === "" || isUnknown(error))) return <NotFound />;
  return error ? <Failed retry={() => void refetch()} /> : <Coming />;
}

function isUnknown(error: unknown): boolean {
  return error instanceof GatewayError && error.code === "request.unknown";
}

function Shown({ activity }: { activity: CallOutput<"activity"> }) {
  const { title, teaser, url, startsAt, endsAt, status, reward, content } = activity;
  const text = useText();
  const locale = useLocale();
  const session = useSession();
  const { timeZone } = useSite().features;
  return (
    <article className={styles.activity}>
      <Picture src={url} alt="" name={title} width={WIDTH} height={HEIGHT} eager className={styles.picture} />
      <section className={styles.card} data-surface="card">
        <div className={styles.facts}>
          <span className={styles.period}>
            {endsAt === undefined ? text("activity.always") : formatPeriod(startsAt, endsAt, locale, timeZone)}
          </span>
          {(session || !isOfMember(status)) && (
            <StatusBadge tone={statusTone[status]}>{text(`activity.status.${status}`)}</StatusBadge>
          )}
        </div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.teaser}>{teaser}</p>
        {reward !== undefined && (
          <p className={styles.reward}>
            <span>{text("activity.reward")}</span>
            <b className="numbers">{formatMoney(reward, locale)}</b>
          </p>
        )}
        <TakePart key={activity.id} activity={activity} />
      </section>
      <section className={styles.card} data-surface="card">
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

function Failed({ retry }: { retry: () => void }) {
  const text = useText();
  return (
    <StateBox
      kind="error"
      title={text("state.failed")}
      action={<Button onClick={retry}>{text("state.retry")}</Button>}
    />
  );
}

function Coming() {
  return (
    <div className={styles.activity}>
      <Skeleton className={styles.comingPicture} />
      <Skeleton className={styles.comingCard} />
    </div>
  );
}
