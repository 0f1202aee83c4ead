import { vi } from "vitest";

// Test files without a document share a process, because starting one takes longer than most of them. What they must
// not share: our modules with their state, clocks, and what was put in the place of a global.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
