import { useMemo } from "react";
import type { Action } from "#descriptor/vocabulary/action.ts";
import type { Announcement } from "#gateway/entities.ts";
import { ActionLink } from "#parts/action-link.tsx";
import { useSite } from "#data/page/site.ts";
import { useSession } from "#session/use-session.ts";
import { useText } from "#text/use-text.ts";
import { ButtonContent, buttonClasses } from "#ui/control/button.tsx";
import { paragraphsOf } from "#ui/text/paragraphs.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./popup.module.css";

interface PopupPageProps {
  item: Announcement;
  /** Hidden pages keep their space, so that the sheet does not change its height under the thumb. */
  shown: boolean;
  options: Pick<WidgetProps<"announcement-popup">["options"], "go" | "goLabel" | "guestGo" | "guestGoLabel">;
  onGo(): void;
}

/** One announcement: title, text, and for a promotion the button that links to it. */
export function PopupPage({ item, shown, options, onGo }: PopupPageProps) {
  const text = useText();
  const isGuest = useSession() === null;
  const { promotions, activities } = useSite().places;
  const go = isGuest
    ? (options.guestGo ?? options.go ?? navigateTo(activities))
    : (options.go ?? navigateTo(promotions));
  const paragraphs = useMemo(() => paragraphsOf(item.content), [item.content]);
  return (
    <article className={`gap-2 ${styles.page}`} data-shown={shown || undefined}>
      <h2 className={`title headline ${styles.title}`}>{item.title}</h2>
      <div className={`muted gap-2 pretty ${styles.words}`}>
        {Array.from(paragraphs, (paragraph, line) => (
          <p key={line}>{paragraph}</p>
        ))}
      </div>
      {item.promotionType && go && (
        <ActionLink do={go} className={buttonClasses("main", `firm ${styles.go}`)} onDone={onGo}>
          <ButtonContent look="main">{text(isGuest ? options.guestGoLabel : options.goLabel)}</ButtonContent>
        </ActionLink>
      )}
    </article>
  );
}

function navigateTo(to: string | undefined): Action | undefined {
  return to === undefined ? undefined : { action: "navigate", to };
}
