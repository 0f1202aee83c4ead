import type { CDPSession } from "playwright";

/** The phone: its screen, in CSS pixels and device pixels for each. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** A processor this many times slower than this machine's. */
const CPU_SLOWDOWN = 4;
/** The minimum latency of a request in milliseconds. */
const ROUND_TRIP = 150;
const MEGABITS_DOWN = 1.6;
const MEGABITS_UP = 0.75;

/** The conditions in words. */
export const CONDITIONS = `phone ${PHONE.viewport.width}×${PHONE.viewport.height} at ${PHONE.deviceScaleFactor}×, CPU ${CPU_SLOWDOWN}× slower, ${ROUND_TRIP} ms round trip, ${MEGABITS_DOWN} Mbit/s down, ${MEGABITS_UP} Mbit/s up, nothing cached`;

/** Applies the conditions of a mid-range phone on a mobile network. Expects the Network domain to be enabled. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: ROUND_TRIP,
    downloadThroughput: bytesOf(MEGABITS_DOWN),
    uploadThroughput: bytesOf(MEGABITS_UP),
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

function bytesOf(megabits: number): number {
  return (megabits * 1_000_000) / 8;
}
