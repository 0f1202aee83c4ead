import { memoize } from "#kernel/memoize.ts";
import { looksAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { didYouMean } from "../../findings/words.ts";
import type { Check } from "../check.ts";

export const unknownTimeZone: Check = {
  id: "unknown-time-zone",
  severity: "error",
  description: "The time zone is one that browsers know; otherwise every list with a time fails.",
  about: ["Browsers refuse a time zone that they do not know, and with it everything that shows a time."],
  run: { brand: unknownZone },
};

function unknownZone(draft: Draft): Finding[] {
  const zone = draft.value.features?.timeZone;
  if (!looksAt(draft, "features") || zone === undefined || isTimeZone(zone)) return [];
  return [
    {
      path: ["features", "timeZone"],
      at: "value",
      message: `There is no time zone "${zone}".`,
      hint: didYouMean(zone, Intl.supportedValuesOf("timeZone")) ?? "Use the IANA name, for example Asia/Manila.",
    },
  ];
}

/** Asking takes longer than most rules do for a whole brand. */
const isTimeZone = memoize((name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
});
