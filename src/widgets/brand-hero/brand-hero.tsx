import { useLogo } from "#data/logo.ts";
import { useText } from "#text/use-text.ts";
import { Wordmark } from "#ui/wordmark.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./brand-hero.module.css";
import { Motif } from "./motif.tsx";

/** The logo, a title and a line of text on a drawn background. It reaches from edge to edge. */
export function BrandHero({ options }: WidgetProps<"brand-hero">) {
  const text = useText();
  return (
    <header className={styles.hero} data-motif={options.motif}>
      <Motif motif={options.motif} />
      <Wordmark {...useLogo()} size="large" />
      <h1 className={styles.title}>{text(options.title)}</h1>
      {options.text && <p className={styles.text}>{text(options.text)}</p>}
    </header>
  );
}
