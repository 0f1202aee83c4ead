import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useAnswers, useRefreshCall, type Answers } from "#data/client/use-call.ts";
import type { CallName } from "#gateway/contract.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WidgetProps } from "../widget.ts";

/** Widgets that wait until the calls of the page before them have come. They stay when those are refetched. */
export function AfterCalls({ options: { calls, refetch }, body }: WidgetProps<"after-calls">) {
  const answers = useAnswers();
  const refresh = useRefreshCall();
  const hydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const hasBegun = useRef(false);
  const areSettled = useSyncExternalStore(
    // A call may begin while something else is drawn, which nothing is to be drawn in the middle of.
    (changed) => answers.getQueryCache().subscribe(() => queueMicrotask(changed)),
    () => calls.every((call) => isSettled(answers, call)),
    () => false,
  );
  const show = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    await Promise.all(refetch.map((call) => refresh(call as CallName)));
    setShown(true);
  });
  useEffect(() => {
    if (hydrated && areSettled) void show();
  }, [hydrated, areSettled]);
  return isShown ? body : null;
}

function isSettled(answers: Answers, call: string): boolean {
  return answers
    .getQueryCache()
    .findAll({ queryKey: [call] })
    .every(({ state }) => state.status !== "pending" && state.fetchStatus === "idle");
}
