import { RouteLink } from "#actions/route-link.tsx";
import { useLogo } from "#data/logo.ts";
import { useText } from "#text/use-text.ts";
import { Wordmark } from "#ui/wordmark.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./logo.module.css";

/** The brand's logo; a tap goes home (account §2.3). */
export function Logo({ options }: WidgetProps<"logo">) {
  const text = useText();
  const logo = useLogo();
  return (
    <RouteLink to="home" className={styles.link} aria-label={`${logo.name}. ${text("header.home")}`}>
      <Wordmark {...logo} size={options.size} />
    </RouteLink>
  );
}
