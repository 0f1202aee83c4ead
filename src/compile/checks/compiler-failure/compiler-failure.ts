import type { Check } from "../check.ts";

/** Reported by `withFailures`, for whatever it is that fails. */
export const compilerFailure: Check = {
  id: "compiler-failure",
  severity: "error",
  description: "Livery itself does not fail when it works on a file.",
  run: {},
};
