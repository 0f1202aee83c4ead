import { useEffect, useEffectEvent } from "react";
import { onOtherTabs } from "#data/client/cache/other-tabs.ts";
import { useRefreshCall } from "#data/client/use-call.ts";

/** Refetches what a call in another tab of this browser has changed, such as what is unread. It renders nothing itself. */
export function OtherTabs() {
  const refresh = useRefreshCall();
  const onChange = useEffectEvent(refresh);
  // What does not come says so itself.
  useEffect(() => onOtherTabs((call) => void onChange(call)), []);
  return null;
}
