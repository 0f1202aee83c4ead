/**
 * What is said about the provider's failures, by their codes. Codes that are not named are failures nobody can do
 * anything about.
 */
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

/** The text key for a failure of the provider; null where a person has only changed their mind. */
export function failureText(error: unknown): string | null {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return Object.hasOwn(texts, code) ? (texts[code] ?? null) : "error.provider.failed";
}
