import { Button } from "../control/button.tsx";
import styles from "./list-end.module.css";
import { StateBox } from "./state-box.tsx";
import { useNearEnd } from "./use-near-end.ts";

interface ListEndProps {
  /** The state of the pages that have not been loaded yet. */
  ahead: { hasMore: boolean; loading: boolean; failedMore: boolean; loadMore(): void };
  words: { coming: string; failed: string; retry: string };
}

/**
 * The end of an infinite list: the next page is requested within 500 px of it, at most once a second (games §2, §9); a
 * failure is shown and can be retried.
 */
export function ListEnd({ ahead: { hasMore, loading, failedMore, loadMore }, words }: ListEndProps) {
  useNearEnd({ within: 500, every: 1000, enabled: hasMore && !loading, onNear: loadMore });
  if (failedMore)
    return (
      <StateBox small kind="error" title={words.failed} action={<Button onClick={loadMore}>{words.retry}</Button>} />
    );
  if (!hasMore) return null;
  // Its space is kept between two pages, so that the page need not be laid out again for it.
  return (
    <p className={styles.more} data-loading={loading} role="status">
      {loading && <span className="visually-hidden">{words.coming}</span>}
      <span className={styles.dots} aria-hidden="true" />
    </p>
  );
}
