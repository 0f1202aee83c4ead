import { withScreen } from "../added-screen.ts";
import { misspelt } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

const names = [
  { at: ["body", "list", "options", "source", "with", "vendor", "data"], original: "sums.stake" },
  { at: ["data", "sums", "with", "vendor", "data"], original: "owner.account" },
] as const;

/** The name of data of a screen that a parameter takes, or of a field of them, with a slip in it. */
export const misspeltData: MutationKind = {
  name: "misspelt data of a screen",
  mutate: (file, random, site) => {
    const { at, original } = random.pick(names);
    const parts = original.split(".");
    const wrong = random.below(parts.length);
    const slip = misspelt(parts[wrong] ?? "", random, () => false);
    if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
    const mutation = withScreen(file, site, { at: [...at], by: JSON.stringify(parts.with(wrong, slip).join(".")) });
    return mutation && { ...mutation, original };
  },
};
