import { setPreference, usePreference } from "#session/preferences.ts";
import { useDevices } from "#session/use-session.ts";
import { useLate } from "#ui/use-late.ts";
import { isOldIos } from "./old-ios.ts";

/** "1" once the visitor has closed the guide. */
export const GUIDE_CLOSED = "livery.guideClosed";

/**
 * How to put the site on the home screen, for old iPhones and iPads in a browser (games §4). Its code is loaded only
 * there.
 */
export function AddToHomeGuide() {
  const devices = useDevices();
  const closed = usePreference(GUIDE_CLOSED) === "1";
  const wanted = !closed && devices.includes("ios") && !devices.includes("installed") && isOldIos(navigator.userAgent);
  const Tips = useLate(wanted, () => import("./tips.tsx").then((module) => module.Tips));
  return wanted && Tips && <Tips onClose={() => setPreference(GUIDE_CLOSED, "1")} />;
}
