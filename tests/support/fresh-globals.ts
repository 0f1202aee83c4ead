import { afterEach, vi } from "vitest";

// Test files share a process, because starting one takes longer than most of them run. Neither they nor their tests
// share fake clocks, stubbed globals or spies.
const leaveNone = () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
};
leaveNone();
vi.unstubAllEnvs();
afterEach(leaveNone);
