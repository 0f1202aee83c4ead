import { useMemo } from "react";
import type { Announcement } from "#gateway/entities.ts";
import { ActionLink } from "#parts/action-link.tsx";
import { useSite } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import { ButtonContent, buttonClasses } from "#ui/control/button.tsx";
import { paragraphsOf } from "#ui/text/paragraphs.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./popup.module.css";

interface PopupPageProps {
  item: Announcement;
  /** Hidden pages keep their space, so that the sheet does not change its height under the thumb. */
  shown: boolean;
  options: Pick<WidgetProps<"announcement-popup">["options"], "go" | "goLabel">;
  onGo(): void;
}

/** One announcement: title, text, and for a promotion the button that links to it. */
export function PopupPage({ item, shown, options, onGo }: PopupPageProps) {
  const text = useText();
  const { promotions } = useSite().places;
  const go = options.go ?? (promotions === undefined ? undefined : { action: "navigate" as const, to: promotions });
  const paragraphs = useMemo(() => paragraphsOf(item.content), [item.content]);
  return (
    <article className={styles.page} data-shown={shown || undefined}>
      <h2 className={styles.title}>{item.title}</h2>
      <div className={styles.words}>
        {Array.from(paragraphs, (paragraph, line) => (
          <p key={line}>{paragraph}</p>
        ))}
      </div>
      {item.promotionType && go && (
        <ActionLink do={go} className={buttonClasses("main", styles.go)} onDone={onGo}>
          <ButtonContent look="main">{text(options.goLabel)}</ButtonContent>
        </ActionLink>
      )}
    </article>
  );
}
