import { useEffect, useEffectEvent, useState } from "react";
import { useOverlay } from "#actions/overlay.ts";
import { platformNow } from "#data/client/transport/server-clock.ts";
import type { PlayingTime } from "#gateway/player-protection.ts";
import { useAnswer } from "#parts/screen/use-answer.ts";
import { useQuestion } from "#ui/overlay/dialog-store.ts";
import { useLate } from "#ui/use-late.ts";
import type { WidgetProps } from "../widget.ts";
import { isDue, keepReminded, untilNext } from "./reminder.ts";

/** Waits until a reminder of the time is due; the code of its dialog comes with the first one. */
export function RealityCheck({ options }: WidgetProps<"reality-check">) {
  const { data: answer, refetch } = useAnswer(options.source);
  const data = answer as PlayingTime | undefined;
  const [open, setOpen] = useState(false);
  const every = data?.every;
  const since = data?.since;
  // A dialog or a sheet that the member has opened goes first.
  const free = [useQuestion(), useOverlay()].every((one) => one === null);
  const remind = useEffectEvent(async () => {
    if (!data || !isDue(data, platformNow())) return;
    keepReminded(data, platformNow());
    await refetch();
    setOpen(true);
  });
  useEffect(() => {
    if (!since || !every || !free || open) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      void remind();
      const next = untilNext({ since, every }, platformNow());
      if (next !== undefined) timer = setTimeout(wait, next);
    };
    wait();
    return () => clearTimeout(timer);
  }, [since, every, free, open]);
  const Dialog = useLate(open, () => import("./reminder-dialog.tsx").then((module) => module.ReminderDialog));
  return open && data && Dialog && <Dialog time={data} records={options.records} onClose={() => setOpen(false)} />;
}
