import { RouteLink } from "#parts/route-link.tsx";
import { useLogo } from "#data/page/logo.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import { Wordmark } from "#ui/picture/wordmark.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./logo.module.css";

/** The brand's logo; a tap goes home (account §2.3). */
export function Logo({ options }: WidgetProps<"logo">) {
  const text = useText();
  const logo = useLogo();
  const site = useSite();
  // Home pages have no title: there, the brand's name is the first heading.
  const Tag = site.routes[usePage().route]?.header === "home" ? "h1" : "div";
  return (
    <Tag className={styles.holder}>
      <RouteLink
        to={site.places.home}
        className={`line ${styles.link}`}
        aria-label={`${logo.name}. ${text("header.home")}`}
      >
        <Wordmark {...logo} size={options.size} />
      </RouteLink>
    </Tag>
  );
}
