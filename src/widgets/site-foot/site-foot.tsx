import { ActionLink } from "#parts/action-link.tsx";
import { useAudience } from "#facts/use-audience.ts";
import { useSite } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./site-foot.module.css";

/** Who may play, under which licence, and where help is. */
export function SiteFoot({ options: { licence, links, notice } }: WidgetProps<"site-foot">) {
  const { minimumAge } = useSite().features;
  const text = useText();
  // Nothing is below it, so it need not be in the host's HTML, whose size decides when the first screen is seen.
  if (!useHydrated()) return null;
  return (
    <div className={`stack quiet gap-2 ${styles.foot}`}>
      <div className={`line gap-3 ${styles.notice}`}>
        <p className={`square size-2 tabular round ${styles.age}`}>
          <span className="visually-hidden">{text("foot.age")}: </span>
          {minimumAge}+
        </p>
        <p>{text(notice)}</p>
      </div>
      <Links links={links} />
      {licence && (
        <p>
          {licence.href === undefined ? (
            text(licence.text)
          ) : (
            <a
              className={`accent strong size-2 touch ${styles.link}`}
              href={licence.href}
              target="_blank"
              rel="noopener noreferrer"
            >
              {text(licence.text)}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

function Links({ links }: Pick<WidgetProps<"site-foot">["options"], "links">) {
  const audienceOf = useAudience();
  const text = useText();
  const offered = Object.entries(links).filter(([, { when }]) => audienceOf(when) !== "nobody");
  if (offered.length === 0) return null;
  return (
    <nav aria-label={text("foot.links")}>
      <ul className={`wraps ${styles.links}`}>
        {offered.map(([id, link]) => (
          <li key={id} className={classes(audienceOf(link.when))}>
            <ActionLink do={link.do} className={`accent strong size-2 touch ${styles.link}`}>
              {text(link.label)}
            </ActionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
