import type { SiteValue } from "#descriptor/vocabulary/binding.ts";
import { browserFacts, channelOf } from "./device.ts";

const read: Record<SiteValue, () => string> = {
  host: () => location.hostname,
  address: () => `${location.origin}/`,
  channel: () => channelOf(browserFacts()),
};

/** What is known of the site (account §3). The host renders for every name and device: nothing is known there. */
export function siteValue(value: SiteValue): string {
  return typeof location === "undefined" ? "" : read[value]();
}
