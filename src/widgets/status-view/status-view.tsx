import { ActionLink } from "#parts/action-link.tsx";
import { Drawing } from "#parts/drawing.tsx";
import { useTitleTag } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import { ButtonContent, buttonClasses } from "#ui/control/button.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./status-view.module.css";

/** One message in the middle of the page, with a drawing and one action. */
export function StatusView({ options }: WidgetProps<"status-view">) {
  const { title, text: words, drawing, action, marker } = options;
  const text = useText();
  const Title = useTitleTag();
  return (
    <section className={`stack gutter gap-3 middle ${styles.view}`} data-marker={marker}>
      <Drawing of={drawing} />
      <Title className={`title headline ${styles.title}`}>{text(title)}</Title>
      <p className={`muted size-3 pretty ${styles.text}`}>{text(words)}</p>
      {action && (
        <ActionLink do={action.do} className={buttonClasses("main", styles.action)}>
          <ButtonContent look="main">{text(action.label)}</ButtonContent>
        </ActionLink>
      )}
    </section>
  );
}
