import type { Check } from "../check.ts";

/** Reported by `brokenPages`. */
export const brokenPage: Check = {
  id: "broken-page",
  severity: "error",
  description: "Every page can be drawn for every visitor, whatever the platform answers.",
  drawn: true,
  run: {},
};
