import { ActionLink } from "#actions/action-link.tsx";
import { useFacts } from "#actions/use-facts.ts";
import { dependsOnVisitor, holds } from "#guards/condition.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/icon.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./link-list.module.css";

/** Links beside or below each other (account §2.5, navigation strip). */
export function LinkList({ options }: WidgetProps<"link-list">) {
  const facts = useFacts();
  const text = useText();
  const links = Object.entries(options.links).filter(([, link]) => holds(link.when, facts));
  const isRows = options.look === "rows";
  return (
    <ul className={styles.list} data-look={options.look} data-surface={isRows ? "card" : undefined}>
      {links.map(([id, link]) => (
        <li key={id} className={dependsOnVisitor(link.when) ? "visitor-bound" : styles.item}>
          <ActionLink do={link.do} className={styles.link}>
            {link.icon && <span className={styles.icon} data-drawing="duotone"><Icon name={link.icon} size={options.look === "strip" ? 20 : 24} /></span>}
            <span className={styles.label}>{text(link.label)}</span>
            {isRows && <Icon name="forward" size={18} className={styles.arrow} />}
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}
