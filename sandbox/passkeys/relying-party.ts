import { PlatformError } from "../calls/platform-error.ts";
import type { Merchant } from "../merchants/merchant.ts";

/**
 * A host name as the relying party of passkeys, if it is one of the merchant's; the caller's claim alone is not
 * trusted.
 */
export function relyingParty(merchant: Merchant, domain: string): string {
  if (merchant.hosts.includes(domain)) return domain;
  throw new PlatformError(
    "request.invalid",
    `"${domain}" is no host of the merchant "${merchant.code}": provision it with \`hosts\``,
    { field: "domain" },
  );
}

/**
 * Whether a page of this origin is a page of the host: over HTTPS at its usual port, or, on the developer's own
 * machine, however it is served.
 */
export function isOriginOf(origin: string, host: string): boolean {
  if (origin === `https://${host}`) return true;
  if (host !== "localhost" && !host.endsWith(".localhost")) return false;
  return (
    /^https?:/.test(origin) &&
    URL.canParse(origin) &&
    new URL(origin).hostname === host &&
    new URL(origin).origin === origin
  );
}
