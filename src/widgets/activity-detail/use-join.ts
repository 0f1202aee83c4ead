import { useState } from "react";
import { tellFailure } from "#actions/tell-failure.ts";
import { useRun } from "#actions/use-run.ts";
import { useTakePart } from "#data/information/activities.ts";
import type { Activity } from "#gateway/entities.ts";
import { currentSession } from "#session/session.ts";
import { useText } from "#text/use-text.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";

/** Joins or claims, and shows the outcome. A guest is asked to log in. */
export function useJoin(activity: Pick<Activity, "id" | "status">) {
  const text = useText();
  const run = useRun();
  const takePart = useTakePart();
  const [busy, setBusy] = useState(false);

  async function take(): Promise<void> {
    if (busy) return;
    if (!currentSession()) return run({ action: "open-login" });
    setBusy(true);
    try {
      const status = await takePart(activity);
      showToast({ text: text(`activity.done.${status}`), kind: "success", milliseconds: toastTimes.usual });
    } catch (error) {
      tellFailure(error, text);
    }
    setBusy(false);
  }
  return { busy, take };
}
