import { useTitleTag } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./text.module.css";

/** Words of the brand. They are text, whatever is in them. */
export function Text({ options: { text: words, heading, look } }: WidgetProps<"text">) {
  const text = useText();
  const Title = useTitleTag();
  const Heading = look === "centred" ? Title : "h2";
  return (
    <div className={styles.text} data-look={look} data-surface={look === "card" ? "card" : undefined}>
      {heading && <Heading className={styles.heading}>{text(heading)}</Heading>}
      {Array.from(text(words).split("\n"), (line, place) => (
        <p key={place}>{line}</p>
      ))}
    </div>
  );
}
