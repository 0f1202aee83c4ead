import { ActionLink } from "#parts/action-link.tsx";
import { useAudience } from "#actions/use-audience.ts";
import { useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/picture/icon.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./link-list.module.css";

/** Links beside or below each other (account §2.5, navigation strip). */
export function LinkList({ options }: WidgetProps<"link-list">) {
  const audienceOf = useAudience();
  const text = useText();
  const links = Object.entries(options.links).filter(([, link]) => audienceOf(link.when) !== "nobody");
  const isRows = options.look === "rows";
  return (
    <ul className={styles.list} data-look={options.look} data-surface={isRows ? "card" : undefined}>
      {links.map(([id, link]) => (
        <li key={id} className={classes(styles.item, audienceOf(link.when))}>
          <ActionLink do={link.do} className={styles.link}>
            {link.icon && (
              <span className={styles.icon} data-drawing="duotone">
                <Icon name={link.icon} size={options.look === "bar" ? 20 : 24} />
              </span>
            )}
            <span className={styles.label}>{text(link.label)}</span>
            {isRows && <Icon name="forward" size={18} className={styles.arrow} />}
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}
