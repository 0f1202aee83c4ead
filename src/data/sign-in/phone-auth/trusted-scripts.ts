/** The part of the browser's trusted types that is used here. */
interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): object;
}

/** This parameter makes reCAPTCHA use trusted types. */
const RECAPTCHA = /^https:\/\/www\.google\.com\/recaptcha\/[a-z]+\.js\?/;

/**
 * Lets the provider's code load scripts by address, as its packages do, and only those that the page's policy allows.
 * Text never becomes code: the browser blocks everything that this policy does not create.
 */
export function trustScriptsOf(addresses: readonly string[]): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", { createScriptURL: (address) => trustedAddress(address, addresses) });
}

/** The address to load a script from; null: it may not be loaded. */
export function trustedAddress(address: string, addresses: readonly string[]): string | null {
  // The browser resolves "/../" and the like before it fetches: the resolved address is what counts.
  const { href } = new URL(address, location.origin);
  if (!href.startsWith(`${location.origin}/`) && !addresses.some((one) => href.startsWith(one))) return null;
  return RECAPTCHA.test(href) ? `${href}&trustedtypes=true` : href;
}
