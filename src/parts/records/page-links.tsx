import { Fragment } from "react";
import { RouteLink } from "../route-link.tsx";
import { usePage } from "#data/page/site.ts";
import { linkedPages, queryOfPage } from "#data/screen/page-number.ts";
import { formatNumber } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { ButtonContent } from "#ui/control/button.tsx";
import styles from "./page-links.module.css";

interface PageLinksProps {
  current: number;
  last: number;
  query: URLSearchParams;
}

/** Links to the other pages of a list. Each page is an entry of the history: "back" leads to the one before. */
export function PageLinks({ current, last, query }: PageLinksProps) {
  const text = useText();
  const locale = useLocale();
  const pages = linkedPages(current, last);
  return (
    <nav className={styles.pages} aria-label={text("state.pages")}>
      <Step to={current - 1} last={last} query={query} icon="back" label={text("state.pagePrevious")} />
      {pages.map((page, place) => (
        <Fragment key={page}>
          {page - (pages[place - 1] ?? page) > 1 && (
            <span className={styles.gap} aria-hidden="true">
              …
            </span>
          )}
          <PageLink page={page} isCurrent={page === current} query={query} label={formatNumber(page, locale)} />
        </Fragment>
      ))}
      <Step to={current + 1} last={last} query={query} icon="forward" label={text("state.pageNext")} />
    </nav>
  );
}

function PageLink({
  page,
  isCurrent,
  query,
  label,
}: {
  page: number;
  isCurrent: boolean;
  query: URLSearchParams;
  label: string;
}) {
  const { route } = usePage();
  return (
    <RouteLink
      to={route}
      query={queryOfPage(query, page)}
      className={styles.page}
      aria-current={isCurrent ? "page" : undefined}
    >
      {label}
    </RouteLink>
  );
}

/** The page before or after; its place is kept where there is none. */
function Step({
  to,
  last,
  query,
  icon,
  label,
}: {
  to: number;
  last: number;
  query: URLSearchParams;
  icon: string;
  label: string;
}) {
  const { route } = usePage();
  const content = (
    <ButtonContent look="icon" icon={icon}>
      {label}
    </ButtonContent>
  );
  if (to < 1 || to > last)
    return (
      <span className={styles.page} data-off="" aria-hidden="true">
        {content}
      </span>
    );
  return (
    <RouteLink
      to={route}
      query={queryOfPage(query, to)}
      className={styles.page}
      rel={icon === "back" ? "prev" : "next"}
    >
      {content}
    </RouteLink>
  );
}
