import { vi } from "vitest";

// Test files without a document share a process, because starting one takes longer than most of them run. They must not
// share our modules with their state, fake clocks or stubbed globals.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
