import { Fragment, type AnchorHTMLAttributes } from "react";
import { usePage } from "#data/page/site.ts";
import { linkedPages, queryOfPage } from "#data/screen/page-number.ts";
import { formatNumber } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { ButtonContent } from "#ui/control/button.tsx";
import { RouteLink } from "../route-link.tsx";
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
  const step = (to: number, icon: "back" | "forward", label: string) => (
    <PageLink page={to} last={last} query={query} rel={icon === "back" ? "prev" : "next"}>
      <ButtonContent look="icon" icon={icon}>
        {label}
      </ButtonContent>
    </PageLink>
  );
  return (
    <nav className={styles.pages} aria-label={text("state.pages")}>
      {step(current - 1, "back", text("state.pagePrevious"))}
      {pages.map((page, place) => (
        <Fragment key={page}>
          {page - (pages[place - 1] ?? page) > 1 && (
            <span className="muted" aria-hidden="true">
              …
            </span>
          )}
          <PageLink page={page} last={last} query={query} aria-current={page === current ? "page" : undefined}>
            {formatNumber(page, locale)}
          </PageLink>
        </Fragment>
      ))}
      {step(current + 1, "forward", text("state.pageNext"))}
    </nav>
  );
}

interface PageLinkProps extends Omit<PageLinksProps, "current">, AnchorHTMLAttributes<HTMLAnchorElement> {
  page: number;
}

/** A link to a page; where there is no such page, only its place. */
function PageLink({ page, last, query, ...rest }: PageLinkProps) {
  const { route } = usePage();
  const isOff = page < 1 || page > last || undefined;
  return (
    <RouteLink
      {...rest}
      to={isOff ? undefined : route}
      query={queryOfPage(query, page)}
      className={styles.page}
      data-off={isOff && ""}
      aria-hidden={isOff}
    />
  );
}
