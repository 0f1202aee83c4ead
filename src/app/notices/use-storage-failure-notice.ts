import { useEffect, useEffectEvent } from "react";
import { reportStorageFailure, useStorageFailure } from "#session/storage-failure.ts";
import { useText } from "#text/use-text.ts";
import { showToast, useToasts } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";

/**
 * Says what could not be stored on this phone, once no other message is shown: the success of signing in comes first.
 */
export function useStorageFailureNotice(): void {
  const text = useText();
  const failure = useStorageFailure();
  const silent = useToasts().length === 0;
  const say = useEffectEvent((what: NonNullable<typeof failure>) => {
    showToast({ text: text(`state.storageFailure.${what}`), kind: "info", milliseconds: toastTimes.long });
    reportStorageFailure(null);
  });
  useEffect(() => {
    if (failure !== null && silent) say(failure);
  }, [failure, silent]);
}
