import { useEffect, useRef, useState } from "react";
import type { PagesAhead } from "#data/client/use-pages.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { FieldStatus } from "#ui/control/field-words.tsx";
import styles from "./choice.module.css";

interface MoreOptionsProps {
  ahead: PagesAhead;
  /** How many options there are. */
  count: number;
}

/** Loads the next options on a tap: a list that grew by itself would push what follows in the form away. */
export function MoreOptions({ ahead: { hasMore, loading, failedMore, loadMore }, count }: MoreOptionsProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState(count);
  // A visitor who asked for more goes on with the first of them.
  useEffect(() => {
    const inputs = place.current?.parentElement?.querySelectorAll<HTMLInputElement>("input[type=radio]");
    if (count > before && place.current?.contains(document.activeElement)) inputs?.[before]?.focus();
  }, [count, before]);
  return (
    <div ref={place} className={`stack ${styles.more}`} tabIndex={-1}>
      <FieldStatus role="status" wrong={false}>
        {failedMore && text("field.choice.failed")}
      </FieldStatus>
      {(hasMore || loading || failedMore) && (
        <Button
          look="quiet"
          busy={loading}
          onClick={() => {
            setBefore(count);
            place.current?.focus();
            loadMore();
          }}
        >
          {text(failedMore ? "field.choice.retry" : "field.choice.more")}
        </Button>
      )}
    </div>
  );
}
