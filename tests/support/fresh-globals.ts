import { vi } from "vitest";

// Test files share a process, because starting one takes longer than most of them run. They must not share fake clocks
// or stubbed globals.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
