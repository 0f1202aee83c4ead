import { useEffect, useEffectEvent } from "react";
import { reportStorageFailure, useStorageFailure } from "#session/storage-failure.ts";
import { useText } from "#text/use-text.ts";
import { showToast, useToasts } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";

/**
 * Says what could not be kept on this phone, once nothing else is being said: whoever signed in is to hear first that
 * it worked.
 */
export function useStorageFailureNotice(): void {
  const text = useText();
  const failure = useStorageFailure();
  const silent = useToasts().length === 0;
  const say = useEffectEvent((what: NonNullable<typeof failure>) => {
    showToast({ text: text(`state.unkept.${what}`), kind: "info", milliseconds: toastTimes.long });
    reportStorageFailure(null);
  });
  useEffect(() => {
    if (failure !== null && silent) say(failure);
  }, [failure, silent]);
}
