import { withForm } from "../added-form.ts";
import type { MutationKind } from "../mutation.ts";

const sums = { call: "betSummary", with: { from: { input: "first" } } };

/** A call that a form watches, of which no field shows anything. */
export const unreadWatch: MutationKind = {
  name: "watched call that no field shows",
  warning: true,
  mutate: (file, random) => {
    const call = random.pick(["betSummary", "transactionSummary"]);
    return withForm(file, {
      at: ["watch"],
      by: JSON.stringify({ sums, idle: { call, with: { from: { input: "first" } } } }),
      reported: [{ at: ["watch", "idle"], mark: "key" }],
    });
  },
};
