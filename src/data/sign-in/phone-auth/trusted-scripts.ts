/** The part of the browser's trusted types that is used here. */
interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): object;
}

/** reCAPTCHA keeps to trusted types when it is asked to by this parameter. */
const RECAPTCHA = /^https:\/\/www\.google\.com\/recaptcha\/[a-z]+\.js\?/;

/**
 * Lets the provider's code name scripts by their address, as its packages do, and no others than those the page's
 * policy allows. Text stays no code: the browser refuses everything else that this policy does not make.
 */
export function trustScriptsOf(addresses: readonly string[]): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", { createScriptURL: (address) => trustedAddress(address, addresses) });
}

/** The address to load a script from; null: from nowhere. */
export function trustedAddress(address: string, addresses: readonly string[]): string | null {
  // The browser reads "/../" and its like before it asks: what counts is where that leads.
  const { href } = new URL(address, location.origin);
  if (!href.startsWith(`${location.origin}/`) && !addresses.some((one) => href.startsWith(one))) return null;
  return RECAPTCHA.test(href) ? `${href}&trustedtypes=true` : href;
}
