import { fontLinks, headOf, splitHints, stylesOf, type Document, type DocumentParts } from "./document.ts";
import { contentSecurityPolicy } from "../http/security-headers.ts";

/** Milliseconds between two checks whether the host can be reached again. */
const POLL_INTERVAL = 5000;

/**
 * Without this script the link leads home; with it, to the requested page, which is also retried once there is a
 * connection again. A phone reports that moment once, maybe before this page was loaded, and never when a connection
 * only hung: so the host is polled, too, while the phone is online.
 */
const RETRY_SCRIPT = [
  "const again=()=>location.reload()",
  `const look=()=>setTimeout(()=>navigator.onLine?fetch(location.href,{method:"HEAD",cache:"no-store"}).then(again,look):look(),${POLL_INTERVAL})`,
  'addEventListener("online",again)',
  'document.querySelector("[data-marker=offline] a")?.addEventListener("click",event=>{event.preventDefault();again()})',
  "look()",
].join(";");

/** A page that replaces any other, at its address: it is self-contained and is not hydrated. */
export function composeOfflinePage(parts: DocumentParts): Document {
  const styles = stylesOf(parts);
  const html = [
    headOf(parts),
    ...styles.map((text) => `<style>${text}</style>`),
    ...fontLinks(parts),
    `</head><body><div id="livery">${splitHints(parts.html).markup}</div><script>${RETRY_SCRIPT}</script></body></html>`,
  ].join("");
  return { html, policy: contentSecurityPolicy({ scripts: [RETRY_SCRIPT], styles }, parts) };
}
