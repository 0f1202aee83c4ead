import { useEffect, useEffectEvent, useRef } from "react";
import { useOnline } from "#data/client/use-online.ts";
import { useText } from "#text/use-text.ts";
import { hideToast, showToast, useToasts, type Toast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";

/**
 * Milliseconds that each message stays: what still works, "No Internet" until the phone is online, and that it is back
 * (games §9).
 */
const DURATIONS = { offlineText: toastTimes.long, offline: toastTimes.endless, online: toastTimes.usual };

/**
 * Says that the phone is offline and what still works (account §8), keeps a short reminder until it is online again,
 * and says so then.
 */
export function useOfflineNotice(): void {
  const text = useText();
  const online = useOnline();
  const silent = useToasts().length === 0;
  const shown = useRef<number | null>(null);
  const say = useEffectEvent((message: keyof typeof DURATIONS, kind: Toast["kind"]) =>
    showToast({ text: text(`state.${message}`), kind, milliseconds: DURATIONS[message] }),
  );
  useEffect(() => {
    if (!online) {
      if (shown.current === null) shown.current = say("offlineText", "offline");
      else if (silent) shown.current = say("offline", "offline");
    } else if (shown.current !== null) {
      hideToast(shown.current);
      shown.current = null;
      say("online", "success");
    }
  }, [online, silent]);
}
