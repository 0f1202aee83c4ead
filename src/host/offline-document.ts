import { fontLinks, headOf, splitHints, stylesOf, type Document, type DocumentParts } from "./document.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

/** The route whose screen is shown without a connection. */
export const OFFLINE_ROUTE = "offline";

/** The way on leads home without this; with it, to the page that was wanted, and by itself once there is a connection again. */
const RETRY_SCRIPT = `addEventListener("online",()=>location.reload());document.querySelector("[data-marker=offline] a")?.addEventListener("click",event=>{event.preventDefault();location.reload()})`;

/** A page that stands in for any other, at its address: it brings everything it needs, and no code takes it over. */
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
