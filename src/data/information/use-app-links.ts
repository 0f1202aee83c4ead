import { useEffect } from "react";
import { browserFacts, channelOf } from "#session/device.ts";
import { setPreference, usePreference } from "#session/preferences.ts";
import { useDevices } from "#session/use-session.ts";
import { appLinks, WEB_CLIP, type AppLink } from "./download-links.ts";
import { useSite } from "../page/site.ts";
import { useCall } from "../client/use-call.ts";

/** The links to the app, why they could not be loaded, and how to retry. */
export interface AppLinks {
  /** Undefined until the platform has answered and the device is known, which the host never knows. */
  data: AppLink[] | undefined;
  error: unknown;
  refetch(): unknown;
}

/** The links to the app for this device. */
export function useAppLinks(): AppLinks {
  const { features } = useSite();
  const devices = useDevices();
  const hasWebClip = usePreference(WEB_CLIP) === "1";
  // A visitor who once came from the home screen is not offered the profile again, not in the browser either (games
  // §2).
  useEffect(() => {
    if (!hasWebClip && channelOf(browserFacts()) === "WEBCLIP") setPreference(WEB_CLIP, "1");
  }, [hasWebClip]);
  const { data, error, refetch } = useCall("settings", undefined, { enabled: features.downloads });
  if (!features.downloads) return { data: [], error: null, refetch };
  return {
    data: data && devices.length > 0 ? appLinks(data.resources, devices, hasWebClip) : undefined,
    error,
    refetch,
  };
}
