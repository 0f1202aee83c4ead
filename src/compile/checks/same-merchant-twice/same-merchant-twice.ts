import { repeatedAcross } from "../repeated-across.ts";

export const sameMerchantTwice = repeatedAcross({
  id: "same-merchant-twice",
  description: "No two brands are the same merchant, and trial accounts have a merchant code of their own.",
  values: ({ value }) =>
    (["code", "trialCode"] as const).flatMap((key) => {
      const code = value.merchant?.[key];
      return code === undefined ? [] : [{ value: code, path: ["merchant", key] }];
    }),
  noun: "The merchant code",
});
