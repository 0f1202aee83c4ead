import { useEffect, useEffectEvent, useRef } from "react";
import { useText } from "#text/use-text.ts";
import { showToast, SLOW_AFTER, useToasts } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";

/** Milliseconds until it may be shown again. */
const AGAIN_AFTER = 60_000;

/**
 * Shows "Slow Connection" (account §8) when loading takes long. A message that is shown stays: a slow action has a
 * message of its own.
 */
export function useSlowNotice(waiting: boolean): void {
  const text = useText();
  const silent = useToasts().length === 0;
  const lastShownAt = useRef(-AGAIN_AFTER);
  const show = useEffectEvent(() => {
    const now = performance.now();
    if (!silent || !navigator.onLine || document.hidden || now - lastShownAt.current < AGAIN_AFTER) return;
    lastShownAt.current = now;
    showToast({ text: text("state.slow"), kind: "info", milliseconds: toastTimes.short });
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => show(), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, [waiting]);
}
