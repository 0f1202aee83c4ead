import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Notice } from "#ui/mark/notice.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import styles from "./frame.module.css";

/** Shown in place of a page until it is known whether the visitor may enter. */
export function PagePlaceholder() {
  return (
    <div className={styles["placeholder"]}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

/** The placeholder of a page that failed to load stays, with a retry button (account §2.2). */
export function PageFailed({ retry }: { retry: () => void }) {
  const text = useText();
  return (
    <>
      <Notice
        action={
          <Button look="quiet" onClick={retry}>
            {text("state.retry")}
          </Button>
        }
      >
        {text("error.chunk")}
      </Notice>
      <PagePlaceholder />
    </>
  );
}
