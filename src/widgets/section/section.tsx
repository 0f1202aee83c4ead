import { useId } from "react";
import { ActionLink } from "#parts/action-link.tsx";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./section.module.css";

/** Widgets under a title, with a link to more. */
export function Section({ options, body }: WidgetProps<"section">) {
  const { title, note, icon, more, look } = options;
  const text = useText();
  const titleId = useId();
  return (
    <section
      className={`stack gap-2 ${styles.section}`}
      data-look={look}
      data-surface={look === "card" ? "card" : undefined}
      aria-labelledby={titleId}
    >
      <header className={`line gap-3 ${styles.head}`}>
        <h2 id={titleId} className="heading">
          {icon && <Icon name={icon} size={look === "row" ? 20 : 22} className="accent" />}
          <span>{text(title)}</span>
        </h2>
        {more && (
          <ActionLink do={more.do} className={`line firm accent strong size-2 touch ${styles.more}`}>
            {text(more.label)}
            <Icon name="forward" size={16} />
          </ActionLink>
        )}
      </header>
      {note && <p className={`muted ${styles.note}`}>{text(note)}</p>}
      <div className={`stack ${styles.body}`}>{body}</div>
    </section>
  );
}
