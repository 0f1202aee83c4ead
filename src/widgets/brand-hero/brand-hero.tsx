import { useLogo } from "#data/page/logo.ts";
import { useTitleTag } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import { Wordmark } from "#ui/picture/wordmark.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./brand-hero.module.css";
import { Motif } from "./motif.tsx";

/** The logo, a title and a line of text on a drawn background. It reaches from edge to edge. */
export function BrandHero({ options, body }: WidgetProps<"brand-hero">) {
  const text = useText();
  const Title = useTitleTag();
  return (
    <header className={`stack ${styles.hero}`} data-motif={options.motif}>
      <Motif motif={options.motif} />
      {body && <div className={styles.corner}>{body}</div>}
      <Wordmark {...useLogo()} size="large" />
      <div className={styles.words}>
        <Title className={`title ${styles.title}`}>{text(options.title)}</Title>
        {options.text && <p className={styles.text}>{text(options.text)}</p>}
      </div>
    </header>
  );
}
