import type { ErrorCode } from "./endpoint.ts";

/** What a site does about a failure of a call, beyond showing the text `error.<code>`. */
interface Behaviour {
  /**
   * The input that the failure is about when the answer's `value.field` does not say: the text stands there, and it
   * gets the focus.
   */
  field?: string;
  /** Inputs that are emptied, because what is in them is of no use any more. */
  clears?: readonly string[];
  /** The route that is shown instead, whichever call failed: nothing of the site works any more. */
  leads?: string;
}

/**
 * Codes whose failure is about something in the form (account §4, §5, §8). A code that is not named here shows its text
 * with the form, and everything that was typed stays.
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
  "password.wrong": { field: "oldPassword", clears: ["oldPassword"] },
  "address.blocked": { leads: "blockedIp" },
  "merchant.unknown": { leads: "serviceError" },
  "modify.new.old.same": { field: "newPassword", clears: ["newPassword", "confirmNewPassword"] },
};
