import { Button } from "../control/button.tsx";
import styles from "./list-end.module.css";
import { StateBox } from "./state-box.tsx";
import { useNearEnd } from "./use-near-end.ts";

interface ListEndProps {
  /** What is known of the pages that have not been asked for yet. */
  ahead: { hasMore: boolean; loading: boolean; failedMore: boolean; loadMore(): void };
  words: { coming: string; failed: string; retry: string };
}

/**
 * The end of a list that goes on: more is asked for within 500 px of it, at most once a second (games §2, §9); a
 * failure says so and can be tried again.
 */
export function ListEnd({ ahead: { hasMore, loading, failedMore, loadMore }, words }: ListEndProps) {
  useNearEnd({ within: 500, every: 1000, enabled: hasMore && !loading, onNear: loadMore });
  if (failedMore)
    return (
      <StateBox small kind="error" title={words.failed} action={<Button onClick={loadMore}>{words.retry}</Button>} />
    );
  if (!hasMore) return null;
  // Its place is kept between two pages: the page is not laid out anew for it.
  return (
    <p className={styles.more} data-loading={loading} role="status">
      {loading && <span className="visually-hidden">{words.coming}</span>}
      <span className={styles.dots} aria-hidden="true" />
    </p>
  );
}
