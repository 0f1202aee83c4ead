import { lazy, Suspense } from "react";
import { ActionLink } from "#parts/action-link.tsx";
import { CountBadge } from "#parts/count-badge.tsx";
import { useAudience } from "#facts/use-audience.ts";
import { useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./link-list.module.css";

type Options = WidgetProps<"link-list">["options"];
type Look = Options["look"];
type Link = Options["links"][string];

const ICON_SIZES: Partial<Record<Look, number>> = { bar: 20, table: 20, discs: 32 };
const WITH_ARROW: readonly Look[] = ["rows", "table", "lines"];
const LinkValue = lazy(() => import("./link-value.tsx").then((module) => ({ default: module.LinkValue })));

/** Links beside or below each other (account §2.5, navigation strip). */
export function LinkList({ options: { look, links } }: WidgetProps<"link-list">) {
  const audienceOf = useAudience();
  const shown = Object.entries(links).filter(([, link]) => audienceOf(link.when) !== "nobody");
  return (
    <ul
      className={classes("gutter", WITH_ARROW.includes(look) && "ruled", styles.list)}
      data-look={look}
      data-surface={look === "rows" ? "card" : undefined}
    >
      {shown.map(([id, link]) => (
        <li
          key={id}
          className={classes(styles.item, audienceOf(link.when))}
          data-surface={look === "tiles" ? "card" : undefined}
        >
          <ActionLink {...link} className={`line edged full ${styles.link}`}>
            <Content link={link} look={look} />
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}

function Content({ link: { icon, label, badge, value }, look }: { link: Link; look: Look }) {
  const text = useText();
  const hydrated = useHydrated();
  const count = badge && <CountBadge of={badge} className={styles.badge} />;
  const hasIcon = icon && look !== "lines";
  return (
    <>
      {hasIcon && (
        <span className={`centre ${styles.icon}`} data-drawing="duotone">
          <Icon name={icon} size={ICON_SIZES[look] ?? 24} />
          {count}
        </span>
      )}
      <span className={classes(WITH_ARROW.includes(look) && "grow", styles.label)}>
        {text(label)}
        {!hasIcon && count}
      </span>
      {value && (
        <span className={`firm muted tabular ${styles.value}`}>
          {/* The host knows no visitor, and has no values. */}
          {hydrated && (
            <Suspense>
              <LinkValue of={value} />
            </Suspense>
          )}
        </span>
      )}
      {WITH_ARROW.includes(look) && <Icon name="forward" size={18} className="muted" />}
    </>
  );
}
