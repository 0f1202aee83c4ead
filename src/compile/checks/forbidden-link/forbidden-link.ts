import { mismatches, type Check } from "../check.ts";

export const forbiddenLink: Check = {
  id: "forbidden-link",
  severity: "error",
  description: "An external link is https: no `javascript:`, no plain http, no address without a protocol.",
  run: mismatches("forbidden-link"),
};
