import { lazy, Suspense } from "react";
import { useTitleTag } from "#data/page/site.ts";
import type { Phrase, ResolvedPhrase } from "#descriptor/vocabulary/phrase.ts";
import { MembersOnly } from "#parts/members-only.tsx";
import { useText } from "#text/use-text.ts";
import { withoutValues } from "#text/without-values.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { classes } from "#ui/classes.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./text.module.css";

type Options = WidgetProps<"text">["options"];

const ValuedPhrase = lazy(() => import("#parts/later-phrase.ts").then((later) => later.valuedPhrase()));

/** Words of the brand. They are text, whatever is in them. */
export function Text({ options: { text: words, heading = "", look } }: WidgetProps<"text">) {
  const text = useText();
  const hydrated = useHydrated();
  const valued = [words, heading].flatMap((one) => (typeof one === "string" ? [] : [one as unknown as ResolvedPhrase]));
  // As much room as it takes with its values.
  const written = (phrase: Phrase) => (typeof phrase === "string" ? text(phrase) : withoutValues(phrase.text, text));
  const plain = { look, heading: written(heading), said: written(words) };
  if (valued.length === 0) return <PlainText {...plain} />;
  const coming = <PlainText {...plain} isComing />;
  // The host knows no visitor, and has no values.
  const content = hydrated ? (
    <Suspense fallback={coming}>
      <ValuedPhrase of={heading}>
        {(title, isTitleComing) => (
          <ValuedPhrase of={words}>
            {(said, isComing) => (
              <PlainText look={look} heading={title} said={said} isComing={isTitleComing || isComing} />
            )}
          </ValuedPhrase>
        )}
      </ValuedPhrase>
    </Suspense>
  ) : (
    coming
  );
  return valued.some(({ ofMembers }) => ofMembers) ? <MembersOnly>{content}</MembersOnly> : content;
}

interface SaidProps extends Pick<Options, "look"> {
  /** Empty: there is none. */
  heading: string;
  said: string;
  /** Whether values have not come: the text keeps its place, and cannot be read. */
  isComing?: boolean;
}

function PlainText({ look, heading, said, isComing = false }: SaidProps) {
  const Title = useTitleTag();
  const Heading = look === "centred" ? Title : "h2";
  return (
    <div
      className={classes("stack gutter gap-2 breaks pretty", look === "small" && "quiet", styles.text)}
      data-look={look}
      data-surface={look === "card" ? "card" : undefined}
      data-coming={isComing ? "" : undefined}
      aria-hidden={isComing || undefined}
    >
      {heading && <Heading className={`title headline ${styles.heading}`}>{heading}</Heading>}
      {Array.from(said.split("\n"), (line, place) => (
        <p key={place}>{line}</p>
      ))}
    </div>
  );
}
