import { usePage, useSite } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import styles from "./page-title.module.css";

/** The title of the route: the page's first heading (account §2.3). */
export function PageTitle() {
  const title = useSite().routes[usePage().route]?.title;
  const text = useText();
  return title ? <h1 className={`title ${styles.title}`}>{text(title)}</h1> : null;
}
