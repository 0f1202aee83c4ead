import { useEffect, useEffectEvent } from "react";
import { isOnline, onConnection, useOnline } from "#data/client/use-online.ts";
import { useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import { Button } from "#ui/control/button.tsx";
import { Notice } from "#ui/mark/notice.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { StateBox } from "#ui/list/state-box.tsx";
import styles from "./frame.module.css";

/** Shown in place of a page until it has come, and to those who may not enter until they are somewhere else. */
export function PagePlaceholder({ className }: { className?: string | undefined }) {
  return (
    <div className={classes(styles["placeholder"], className)}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

/**
 * The placeholder of a page that failed to load stays, with a retry button (account §2.2). Without a connection it is no
 * sign of something to come: the page says so, and is requested again once there is one.
 */
export function PageFailed({ retry }: { retry: () => void }) {
  const text = useText();
  const online = useOnline();
  const again = useEffectEvent(retry);
  useEffect(() => onConnection(() => isOnline() && again()), []);
  if (!online)
    return (
      <StateBox
        kind="error"
        title={text("state.offline")}
        action={<Button onClick={retry}>{text("state.retry")}</Button>}
      />
    );
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
