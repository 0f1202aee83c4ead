import { repeatedAcross } from "../repeated-across.ts";

export const sameMerchantTwice = repeatedAcross({
  id: "same-merchant-twice",
  description: "Every brand has its own merchant codes, and trial accounts have a separate one.",
  about: ["Members belong to a merchant: two brands with one code would share them."],
  values: ({ value }) =>
    (["code", "trialCode"] as const).flatMap((key) => {
      const code = value.merchant?.[key];
      return code === undefined ? [] : [{ value: code, path: ["merchant", key] }];
    }),
  noun: "The merchant code",
});
