import { createHash } from "node:crypto";
import { WORKER_POLICY } from "#offline/setting.ts";
import type { OpenedSources } from "../pages/phone-auth.ts";

/** The source expression of an inline block: its hash. Cacheable HTML means hashes, not nonces. */
export function hashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** A page that has no code but its own. */
const NOTHING_MORE: OpenedSources = { scripts: [], connections: [], frames: [] };

/**
 * The trusted-types policies that there are: DOMPurify's, by which src/ui/text/safe-html.ts reads an editor's HTML, and the
 * one by which a page names its service worker.
 */
const POLICY_NAMES = `dompurify ${WORKER_POLICY}`;

/**
 * What a page may do. Inline blocks are listed by their hash; pictures may also come from the platform's image servers
 * and from files that the visitor has picked (blob:), and games are framed from their own origins.
 * `opened` is what a provider's code needs beyond that (decision 025): its scripts bring trusted-types policies of
 * their own, whose names are theirs to choose, so the names are free where such scripts are allowed. Text is still no
 * code.
 */
export function contentSecurityPolicy(
  inline: { scripts: readonly string[]; styles: readonly string[] },
  { pictureOrigins, gameOrigins }: { pictureOrigins: readonly string[]; gameOrigins: readonly string[] },
  opened = NOTHING_MORE,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${[...inline.scripts.map(hashSource), ...opened.scripts].join(" ")}`,
    `style-src 'self' ${inline.styles.map(hashSource).join(" ")}`,
    `img-src 'self' data: blob: ${pictureOrigins.join(" ")}`,
    "font-src 'self'",
    `connect-src 'self' ${opened.connections.join(" ")}`,
    ...framesOf([...gameOrigins, ...opened.frames]),
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

/** Without an origin there is no frame at all: default-src says so. */
function framesOf(origins: readonly string[]): string[] {
  return origins.length > 0 ? [`frame-src ${origins.join(" ")}`] : [];
}

/** A policy for what is no page: it may do nothing at all. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A policy for the service worker: it asks its own host, and no other. */
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
