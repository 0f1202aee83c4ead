import { someList, withButton } from "../added-action.ts";
import type { MutationKind } from "../mutation.ts";

const claim = { action: "call", call: "claimActivity", with: { id: "tried" } };

/** A button at the entries of a list that moves money without a question. */
export const missingConfirm: MutationKind = {
  name: "money without a question",
  mutate: ({ text, places }, random) => {
    const list = someList(places, random);
    return list && withButton(text, list, claim, `"do":${JSON.stringify(claim)}`);
  },
};
