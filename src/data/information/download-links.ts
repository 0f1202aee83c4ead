import type { DownloadLink } from "#gateway/entities.ts";
import type { Device } from "#conditions/facts.ts";

/** A link of the download bar and popup. */
export interface AppLink {
  kind: "android" | "ios" | "profile";
  url: string;
}

/** The flag that this phone has installed the web clip (account §3). */
export const WEB_CLIP = "webClip";

const resources = { android: "Android", ios: "IOS", profile: "MOBILECONFIG" } as const;

/**
 * The links for this device (games §2, Download link component): Android everywhere but on iOS phones, iOS on desktops
 * and iOS phones, the profile on iOS only and not once the web clip is installed; none inside an installed app. The
 * specification offers both on desktops whether or not a link exists; a button that leads nowhere helps nobody, so a
 * kind without a link is left out everywhere.
 */
export function appLinks(links: readonly DownloadLink[], devices: readonly Device[], hasWebClip: boolean): AppLink[] {
  if (devices.length === 0 || devices.includes("installed")) return [];
  const ios = devices.includes("ios");
  const shown = { android: !ios, ios: ios || devices.includes("desktop"), profile: ios && !hasWebClip };
  return (Object.keys(shown) as AppLink["kind"][]).flatMap((kind) => {
    const url = links.find((link) => link.resourceType === resources[kind])?.url;
    return shown[kind] && url && isHttps(url) ? [{ kind, url }] : [];
  });
}

/**
 * Whether an address from the platform may be opened: only https can neither run code in the page nor travel
 * unencrypted.
 */
export function isHttps(url: string): boolean {
  return /^https:\/\//i.test(url);
}
