import type { Tab } from "#descriptor/footer.ts";
import { CountBadge } from "#parts/count-badge.tsx";
import { RouteLink } from "#parts/route-link.tsx";
import { useAudience } from "#facts/use-audience.ts";
import { useSite } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/picture/icon.tsx";
import styles from "./site-footer.module.css";

/** The looks in which a raised tab rises above the bar. */
const RISING = new Set(["bar", "floating", "marker"]);

interface SiteFooterProps {
  current: string;
  /** The name of another tab bar than the brand's. */
  named?: string | boolean | undefined;
}

/** The tab bar (account §2.4). A route's `footer` decides whether it is shown, and which. */
export function SiteFooter({ current, named }: SiteFooterProps) {
  const { footer, footers } = useSite();
  const audienceOf = useAudience();
  const text = useText();
  const { tabs: all } = footers?.[named as string] ?? footer;
  const tabs = Object.entries(all).filter(([, tab]) => audienceOf(tab.when) !== "nobody");
  // A page is drawn while it arrives: the first tabs must not spread over the place of those to come.
  const count = tabs.every(([, tab]) => audienceOf(tab.when) === "everybody") ? tabs.length : undefined;
  return (
    <nav
      className={styles.footer}
      data-site-footer=""
      data-look={footer.look}
      data-rises={(RISING.has(footer.look) && tabs.some(([, { raised }]) => raised)) || undefined}
      data-drawing={footer.icons}
      aria-label={text("footer.label")}
    >
      <ul className={styles.tabs} data-count={count}>
        {tabs.map(([id, tab]) => (
          <li key={id} className={classes(styles.place, audienceOf(tab.when))}>
            <TabLink tab={tab} active={tab.to === current} iconSize={footer.look === "text" ? 16 : 24} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({ tab, active, iconSize }: { tab: Tab; active: boolean; iconSize: number }) {
  const text = useText();
  return (
    <RouteLink
      to={tab.to}
      query={tab.query}
      access={tab.access}
      className={`stack ${styles.tab}`}
      data-raised={tab.raised || undefined}
      aria-current={active ? "page" : undefined}
    >
      <span className={`centre ${styles.icon}`}>
        <Icon name={tab.icon} size={iconSize} />
        {tab.badge && <CountBadge of={tab.badge} className={styles.badge} />}
      </span>
      <span className={`clipped ${styles.label}`}>{text(tab.label)}</span>
    </RouteLink>
  );
}
