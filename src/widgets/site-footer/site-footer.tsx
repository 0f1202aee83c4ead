import { Suspense } from "react";
import type { Tab } from "#descriptor/footer.ts";
import { RouteLink } from "#parts/route-link.tsx";
import { useAudience } from "#actions/use-audience.ts";
import { useSite } from "#data/page/site.ts";
import { callFor } from "#data/client/effects.ts";
import { useCall } from "#data/client/use-call.ts";
import { usePhrase, useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import { Badge } from "#ui/mark/badge.tsx";
import { Icon } from "#ui/picture/icon.tsx";
import styles from "./site-footer.module.css";

/** The tab bar (account §2.4). A route's `footer` decides whether it is shown. */
export function SiteFooter({ current }: { current: string }) {
  const { footer } = useSite();
  const audienceOf = useAudience();
  const text = useText();
  const tabs = Object.entries(footer.tabs).filter(([, tab]) => audienceOf(tab.when) !== "nobody");
  return (
    <nav
      className={styles.footer}
      data-site-footer=""
      data-look={footer.look}
      data-drawing={footer.icons}
      aria-label={text("footer.label")}
    >
      <ul className={styles.tabs}>
        {tabs.map(([id, tab]) => (
          <li key={id} className={classes(styles.place, audienceOf(tab.when))}>
            <TabLink tab={tab} active={tab.to === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({ tab, active }: { tab: Tab; active: boolean }) {
  const text = useText();
  return (
    <RouteLink
      to={tab.to}
      access={tab.access}
      className={styles.tab}
      data-raised={tab.raised || undefined}
      aria-current={active ? "page" : undefined}
    >
      <span className={styles.icon}>
        <Icon name={tab.icon} />
        {tab.badge && <TabBadge counts={tab.badge} />}
      </span>
      <span className={styles.label}>{text(tab.label)}</span>
    </RouteLink>
  );
}

/** A count above 0 (account §2.4). Nothing is fetched without a session. */
function TabBadge({ counts }: { counts: NonNullable<Tab["badge"]> }) {
  const { data: count = 0 } = useCall(callFor(counts));
  if (count <= 0) return null;
  return (
    <>
      <Badge count={count} className={styles.badge} />
      <Suspense>{counts === "unclaimedPromotions" ? <CountWords count={count} /> : <UnreadWords />}</Suspense>
    </>
  );
}

function CountWords({ count }: { count: number }) {
  const phrase = usePhrase();
  return <span className="visually-hidden">{phrase("footer.badge", { count })}</span>;
}

function UnreadWords() {
  const text = useText();
  return <span className="visually-hidden">{text("header.unread")}</span>;
}
