/** The accounts elsewhere with which a person can sign in (account §2.5). */
export type SocialProvider = "google" | "facebook";

/**
 * A phone-auth provider: it sends codes by SMS and signs people in with accounts they have elsewhere. What fails is a
 * PhoneAuthError.
 */
export interface PhoneAuth {
  /**
   * Brings the provider's code ahead of its use: a browser opens the window of signInWith only soon after a tap.
   * Nothing comes of a failure.
   */
  prepare(): void;
  /** Sends a code to a number in E.164. */
  sendCode(number: string): Promise<void>;
  /**
   * The id token that the code of the last SMS is worth, a new one each time it is asked for: a platform takes each
   * token once.
   */
  confirm(code: string): Promise<string>;
  /** Signs somebody in, in a window of the provider. */
  signInWith(provider: SocialProvider): Promise<{ idToken: string }>;
}

/** Why the provider has not done what it was asked for. */
export class PhoneAuthError extends Error {
  /** The text key that says it; null: there is nothing to say, the person has changed their mind. */
  readonly text: string | null;
  constructor(text: string | null, cause?: unknown) {
    super(text ?? "cancelled", { cause });
    this.name = "PhoneAuthError";
    this.text = text;
  }
}
