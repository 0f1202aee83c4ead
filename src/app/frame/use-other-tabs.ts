import { useEffect, useEffectEvent } from "react";
import { onOtherTabs } from "#data/client/cache/other-tabs.ts";
import { useRefreshCall } from "#data/client/use-call.ts";

/**
 * Refetches what a call in another tab of this browser has changed, such as what is unread. It listens from the start:
 * what is changed before that is not heard, and stays wrong on this page.
 */
export function useOtherTabs(): void {
  const refresh = useRefreshCall();
  const onChange = useEffectEvent(refresh);
  // What does not come says so itself.
  useEffect(() => onOtherTabs((call) => void onChange(call)), []);
}
