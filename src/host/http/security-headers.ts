import { createHash } from "node:crypto";
import { WORKER_POLICY } from "#offline/setting.ts";
import type { OpenedSources } from "../pages/phone-auth.ts";

/** The CSP source of an inline block: its hash. Cacheable HTML needs hashes, not nonces. */
export function hashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** A page whose only code is its own. */
const NOTHING_MORE: OpenedSources = { scripts: [], connections: [], frames: [] };

/**
 * The trusted-types policies: DOMPurify's, which sanitises an editor's HTML in src/ui/text/safe-html.ts, and the one
 * for the service worker's address.
 */
const POLICY_NAMES = `dompurify ${WORKER_POLICY}`;

/**
 * A page's security policy. Inline blocks are allowed by hash; pictures may also come from the platform's image servers
 * and from files that the visitor has picked (blob:), and games are framed from their own origins.
 * `opened` is what a provider's code needs in addition (decision 025): its scripts bring trusted-types policies with
 * names of their own, so any name is allowed where such scripts are. Text still never becomes code.
 */
export function contentSecurityPolicy(
  inline: { scripts: readonly string[]; styles: readonly string[] },
  { pictureOrigins, gameOrigins }: { pictureOrigins: readonly string[]; gameOrigins: readonly string[] },
  opened = NOTHING_MORE,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${[...inline.scripts.map(hashSource), ...opened.scripts.filter(isSource)].join(" ")}`,
    `style-src 'self' ${inline.styles.map(hashSource).join(" ")}`,
    `img-src 'self' data: blob: ${pictureOrigins.filter(isSource).join(" ")}`,
    "font-src 'self'",
    `connect-src 'self' ${opened.connections.filter(isSource).join(" ")}`,
    ...framesOf([...gameOrigins, ...opened.frames].filter(isSource)),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    opened.scripts.length > 0 ? "trusted-types * 'allow-duplicates'" : `trusted-types ${POLICY_NAMES}`,
  ]
    .map((directive) => directive.trim())
    .join("; ");
}

/** Whether a text is one address: what separates sources, directives and policies could add another. */
function isSource(text: string): boolean {
  return /^https?:\/\/[^\s;,'"]+$/.test(text);
}

/** Without an origin there is no frame at all: default-src covers that. */
function framesOf(origins: readonly string[]): string[] {
  return origins.length > 0 ? [`frame-src ${origins.join(" ")}`] : [];
}

/** The policy of a response that is not a page: it allows nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The policy of the service worker: it may fetch from its own host only. */
export const workerPolicy = `${closedPolicy}; connect-src 'self'`;

/** Headers of every response. */
export const baseHeaders: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Frame-Options": "DENY",
};

/** Headers of every response that is not a page. */
export const closedHeaders: Record<string, string> = { ...baseHeaders, "Content-Security-Policy": closedPolicy };

/** Headers of a sentence in plain text. */
export const plainHeaders: Record<string, string> = {
  ...closedHeaders,
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
};
