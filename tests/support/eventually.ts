import { vi } from "vitest";

/**
 * Waits for what comes by itself. Vitest gives it a second, which a busy machine may need for other things.
 *
 * @param interval Milliseconds between two tries.
 */
export function eventually<T>(check: () => T | Promise<T>, interval = 50): Promise<T> {
  return vi.waitFor(check, { timeout: 40_000, interval });
}
