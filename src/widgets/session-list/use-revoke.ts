import { useState } from "react";
import { errorTextKey } from "#data/client/gateway-error.ts";
import { useRefetchChanged } from "#data/client/effects.ts";
import { useSend } from "#data/client/use-call.ts";
import { usePhrase, useText } from "#text/use-text.ts";
import { ask } from "#ui/overlay/dialog-store.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";

/** All other sessions, in place of an id. */
export const OTHERS = "others";

/** Revokes sessions, one at a time, after a confirmation. `onEnded` is called when the list is up to date. */
export function useRevoke(onEnded: () => void) {
  const text = useText();
  const phrase = usePhrase();
  const send = useSend();
  const refetchChanged = useRefetchChanged();
  const [ending, setEnding] = useState<string | null>(null);

  async function endAfter(
    question: { title: string; text: string; submit: string },
    what: string,
    call: "endSession" | "endOtherSessions",
    input: { id: string } | Record<string, never>,
  ): Promise<void> {
    if (ending !== null || !(await ask({ ...question, cancel: text("dialog.cancel") }))) return;
    setEnding(what);
    try {
      await send(call, input as { id: string });
      showToast({ text: text("session.ended"), kind: "success", milliseconds: toastTimes.usual });
    } catch (error) {
      showToast({ text: text(errorTextKey(error)), kind: "fail", milliseconds: toastTimes.short });
    }
    // Also after a failure: the list shows whether the call arrived.
    await refetchChanged(call);
    setEnding(null);
    onEnded();
  }

  return {
    /** The id of the session that is being revoked, OTHERS, or null. */
    ending,
    end: (id: string, device: string) =>
      endAfter(
        {
          title: text("session.question"),
          text: phrase("session.questionText", { device }),
          submit: text("session.end"),
        },
        id,
        "endSession",
        { id },
      ),
    endOthers: () =>
      endAfter(
        { title: text("session.othersQuestion"), text: text("session.othersText"), submit: text("session.end") },
        OTHERS,
        "endOtherSessions",
        {},
      ),
  };
}
