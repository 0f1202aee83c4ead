import type { Device } from "#conditions/facts.ts";

/** The parts of a browser that reveal the device. */
export interface BrowserFacts {
  userAgent: string;
  maxTouchPoints: number;
  standalone: boolean;
  displayMode: string;
}

/** The native shell's mark in the user agent. */
const SHELL = /LiveryShell/i;

/** All device words that apply. iPads call themselves Macintosh and are recognised by their touch points. */
export function devicesOf(facts: BrowserFacts): readonly Device[] {
  const devices: Device[] = [];
  const ios =
    /iPhone|iPad|iPod/.test(facts.userAgent) || (/Macintosh/.test(facts.userAgent) && facts.maxTouchPoints > 1);
  if (ios) devices.push("ios");
  else if (/Android/.test(facts.userAgent)) devices.push("android");
  else devices.push("desktop");
  if (facts.standalone || facts.displayMode === "standalone" || inShell(facts.userAgent)) devices.push("installed");
  return devices;
}

/** Whether the page runs in the installed-app shell. */
export function inShell(userAgent: string): boolean {
  return SHELL.test(userAgent);
}

/** The major version of iOS, or null elsewhere: "CPU iPhone OS 10_3 like Mac OS X" is 10. */
export function iosMajor(userAgent: string): number | null {
  const match = /(?:iPhone|iPad|iPod).*? OS (\d+)_/.exec(userAgent);
  return match?.[1] ? Number(match[1]) : null;
}

/**
 * How the site runs (account §3): APP in the installed-app shell, WEBCLIP from an iPhone's home screen, PWA as another
 * installed web app, H5 in a browser.
 */
export function channelOf(facts: BrowserFacts): "APP" | "H5" | "WEBCLIP" | "PWA" {
  if (inShell(facts.userAgent)) return "APP";
  const devices = devicesOf(facts);
  if (!devices.includes("installed")) return "H5";
  return devices.includes("ios") ? "WEBCLIP" : "PWA";
}

/** Reads the facts of the current browser. */
export function browserFacts(): BrowserFacts {
  return {
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    standalone: (navigator as { standalone?: boolean }).standalone === true,
    displayMode: matchMedia("(display-mode: standalone)").matches ? "standalone" : "browser",
  };
}
