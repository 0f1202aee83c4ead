/** The texts of the provider's failures, by their codes. Other codes are failures that no visitor can fix. */
const texts: Readonly<Record<string, string | null>> = {
  "auth/popup-closed-by-user": null,
  "auth/cancelled-popup-request": null,
  "auth/user-cancelled": null,
  "auth/popup-blocked": "error.provider.blocked",
  "auth/account-exists-with-different-credential": "error.provider.other",
  "auth/invalid-verification-code": "error.code.wrong",
  "auth/invalid-verification-id": "error.code.wrong",
  "auth/missing-verification-code": "error.code.wrong",
  "auth/code-expired": "error.code.expired",
  "auth/user-disabled": "error.account.disabled",
  "auth/too-many-requests": "error.rate.limited",
  "auth/quota-exceeded": "error.rate.limited",
  "auth/network-request-failed": "error.network",
  "auth/timeout": "error.timeout",
};

/** The text key for a failure of the provider; null where the visitor has only cancelled. */
export function failureText(error: unknown): string | null {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return Object.hasOwn(texts, code) ? (texts[code] ?? null) : "error.provider.failed";
}
