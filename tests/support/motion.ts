import { vi } from "vitest";

/** A visitor who prefers reduced motion, or does not. Undone by `vi.unstubAllGlobals()`. */
export function preferLessMotion(less: boolean): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: less && query.includes("prefers-reduced-motion"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
