import { useShownSearch } from "#parts/use-shown-search.ts";
import { useList } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { DisclosureList } from "#ui/list/disclosure-list.tsx";
import { ListView } from "#ui/list/list-view.tsx";
import { RichText } from "#ui/text/rich-text.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./article-list.module.css";
import { firstOpen } from "./first-open.ts";

/** The merchant's articles: titles that expand, or one continuous text (games §2, Help centre). */
export function ArticleList({ options }: WidgetProps<"article-list">) {
  const text = useText();
  const search = useShownSearch();
  const answer = useList("article", options.source);
  const words = { failed: text("state.failed"), retry: text("state.retry"), none: text("article.none") };
  if (options.look === "rows") {
    return (
      <ListView answer={answer} skeleton={<Skeleton className={styles.coming} />} words={words}>
        {(articles) => (
          <div className={styles.flow}>
            {articles.map(({ id, title, content }) => (
              <section key={id} className={styles.part}>
                <h2 className={styles.title}>{title}</h2>
                <RichText html={content} />
              </section>
            ))}
          </div>
        )}
      </ListView>
    );
  }
  return (
    <DisclosureList
      answer={answer}
      words={words}
      coming={{ rows: 8, withNote: false }}
      entry={({ title, content }, place, all) => ({
        title,
        openFirst: place === firstOpen(search, all),
        content: <RichText html={content} />,
      })}
    />
  );
}
