import { ActionLink } from "#parts/action-link.tsx";
import { useAudience } from "#actions/use-audience.ts";
import { useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/picture/icon.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./link-list.module.css";

type Look = WidgetProps<"link-list">["options"]["look"];
const ICON_SIZES: Partial<Record<Look, number>> = { bar: 20, table: 20, discs: 32 };
const WITH_ARROW: ReadonlySet<Look> = new Set(["rows", "table", "lines"]);

/** Links beside or below each other (account §2.5, navigation strip). */
export function LinkList({ options }: WidgetProps<"link-list">) {
  const audienceOf = useAudience();
  const text = useText();
  const links = Object.entries(options.links).filter(([, link]) => audienceOf(link.when) !== "nobody");
  const { look } = options;
  return (
    <ul className={styles.list} data-look={look} data-surface={look === "rows" ? "card" : undefined}>
      {links.map(([id, link]) => (
        <li
          key={id}
          className={classes(styles.item, audienceOf(link.when))}
          data-surface={look === "tiles" ? "card" : undefined}
        >
          <ActionLink do={link.do} className={styles.link}>
            {link.icon && look !== "lines" && (
              <span className={styles.icon} data-drawing="duotone">
                <Icon name={link.icon} size={ICON_SIZES[look] ?? 24} />
              </span>
            )}
            <span className={styles.label}>{text(link.label)}</span>
            {WITH_ARROW.has(look) && <Icon name="forward" size={18} className={styles.arrow} />}
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}
