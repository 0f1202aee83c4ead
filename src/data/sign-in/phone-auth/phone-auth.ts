/** The identity providers for signing in (account §2.5). */
export type SocialProvider = "google" | "facebook";

/**
 * A phone-auth provider: it sends codes by SMS and signs visitors in with accounts of identity providers. Failures are
 * PhoneAuthErrors.
 */
export interface PhoneAuth {
  /**
   * Preloads the provider's code: a browser opens the popup of signInWith only soon after a tap. A failure is ignored.
   */
  prepare(): void;
  /** Sends a code to a number in E.164. */
  sendCode(number: string): Promise<void>;
  /** The id token for the code of the last SMS, a new one at each call: a platform accepts each token once. */
  confirm(code: string): Promise<string>;
  /** Signs the visitor in, in the provider's popup. */
  signInWith(provider: SocialProvider): Promise<{ idToken: string }>;
}

/** A failure of the provider. */
export class PhoneAuthError extends Error {
  /** The text key of the failure; null: no message, the visitor has cancelled. */
  readonly text: string | null;
  constructor(text: string | null, cause?: unknown) {
    super(text ?? "cancelled", { cause });
    this.name = "PhoneAuthError";
    this.text = text;
  }
}
