import { useSyncExternalStore } from "react";
import type { Device } from "#conditions/facts.ts";
import { browserFacts, devicesOf } from "./device.ts";
import { currentSession, onSessionChange, type Session } from "./session.ts";

/**
 * The session of the first render in the browser is a guest's, as on the host, where nobody signs in: only the check,
 * which draws pages for members, keeps a session outside a browser.
 */
export const firstSession = typeof document === "undefined" ? currentSession : () => null;
/** The devices of the first render: none. */
export const NO_DEVICES: readonly Device[] = [];
let devices: readonly Device[] | undefined;
const never = () => () => undefined;

/** The session of this tab, or null. The first render, on the host and in the browser, is a guest's. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession, firstSession);
}

/** The device words of this browser; empty in the first render, on the host and in the browser. */
export function useDevices(): readonly Device[] {
  return useSyncExternalStore(never, currentDevices, () => NO_DEVICES);
}

/** The device words of this browser. */
export function currentDevices(): readonly Device[] {
  return (devices ??= devicesOf(browserFacts()));
}
