import type { Check } from "../check.ts";

export const unusedSuppression: Check = {
  id: "unused-suppression",
  severity: "warning",
  description: "A suppression hides a finding: one that hides nothing is outdated, or points to the wrong place.",
  about: [
    "It is reported when every brand with the file's layer is checked (`livery check acme` for a file of acme, `livery check` for one of base or a market) and the whole file could be checked.",
  ],
  run: {
    suppressions: (judged) =>
      judged
        .filter(
          ({ names, hidden, expired, complete }) => names === "a rule" && hidden.size === 0 && !expired && complete,
        )
        .map(({ layer, file, index, rule, at }) => ({
          rule: "unused-suppression",
          layer,
          file,
          path: ["$suppress", index],
          at: "value",
          message: `There is no finding of "${rule}" ${at === "" ? "in this file" : `at ${at}`} to suppress.`,
          hint: 'Remove the entry, or correct its "at".',
        })),
  },
};
