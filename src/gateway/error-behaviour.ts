import type { ErrorCode } from "./endpoint.ts";

/** What a site does after a failed call, in addition to showing the text `error.<code>`. */
interface Behaviour {
  /**
   * The input that the failure is about when the answer's `value.field` is absent: the text is shown there, and it gets
   * the focus.
   */
  field?: string;
  /** Inputs to clear, because their values are no longer valid. */
  clears?: readonly string[];
  /** The brand's place to redirect to, after any call with this code: nothing on the site works any more. */
  leads?: "addressBlocked" | "platformUnknown";
}

/**
 * Codes whose failure concerns the form (account §4, §5, §8). Any other code shows its text with the form, and all
 * typed values stay.
 */
export const errorBehaviour: Partial<Record<ErrorCode, Behaviour>> = {
  "captcha.wrong": { field: "captcha", clears: ["captcha"] },
  "code.wrong": { field: "verificationCode", clears: ["verificationCode"] },
  "code.expired": { field: "verificationCode", clears: ["verificationCode"] },
  "code.spent": { field: "verificationCode", clears: ["verificationCode"] },
  "name.taken": { field: "username" },
  "number.taken": { field: "mobileNum" },
  "affiliate.invalid": { field: "affiliateCode" },
  "recommender.invalid": { field: "recommenderId" },
  "amount.low": { field: "amount" },
  "amount.high": { field: "amount" },
  "amount.limit": { field: "amount" },
  "password.wrong": { field: "oldPassword", clears: ["oldPassword"] },
  "address.blocked": { leads: "addressBlocked" },
  "merchant.unknown": { leads: "platformUnknown" },
  "modify.new.old.same": { field: "newPassword", clears: ["newPassword", "confirmNewPassword"] },
};
