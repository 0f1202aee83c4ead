import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./question-list.module.css";

/** Questions that open to their answers. The browser's own element: it opens before the page is hydrated. */
export function QuestionList({ options: { look, questions } }: WidgetProps<"question-list">) {
  const text = useText();
  return (
    <div
      className={`ruled gutter breaks ${styles.list}`}
      data-look={look}
      data-surface={look === "card" ? "card" : undefined}
    >
      {Object.entries(questions).map(([id, { question, answer, open }]) => (
        // A visitor may have opened it before the page is hydrated: it stays open.
        <details key={id} className={styles.entry} open={open} suppressHydrationWarning>
          <summary className={`line gap-3 edged ${styles.question}`}>
            <span className={`grow strong size-3 pretty ${styles.words}`}>{text(question)}</span>
            <Icon name="forward" size={20} className={`firm muted ${styles.arrow}`} />
          </summary>
          <div className={`gap-2 pretty ${styles.answer}`}>
            {Array.from(text(answer).split("\n"), (line, place) => (
              <p key={place}>{line}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
