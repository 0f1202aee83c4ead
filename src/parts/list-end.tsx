import { useText } from "#text/use-text.ts";
import { useNearEnd } from "#ui/list/use-near-end.ts";
import styles from "./list-end.module.css";
import { AnswerFailed } from "./answer-failed.tsx";

interface ListEndProps {
  /** The state of the pages that have not been loaded yet. */
  ahead: { hasMore: boolean; loading: boolean; failedMore: boolean; loadMore(): void };
}

/**
 * The end of an infinite list: the next page is requested within 500 px of it, at most once a second (games §2, §9); a
 * failure is shown and can be retried.
 */
export function ListEnd({ ahead: { hasMore, loading, failedMore, loadMore } }: ListEndProps) {
  const text = useText();
  useNearEnd({ within: 500, every: 1000, enabled: hasMore && !loading, onNear: loadMore });
  if (failedMore) return <AnswerFailed failed="state.moreFailed" retry={loadMore} />;
  if (!hasMore) return null;
  // Its space is kept between two pages, so that the page need not be laid out again for it.
  return (
    <p className={`centre ${styles.more}`} data-loading={loading} role="status">
      {loading && <span className="visually-hidden">{text("state.more")}</span>}
      <span className={styles.dots} aria-hidden="true" />
    </p>
  );
}
