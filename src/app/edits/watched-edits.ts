import { forgetPages, pageSlice, siteSlice } from "#data/page/slice-store.ts";
import { hideDiagnostics, showDiagnostics } from "./diagnostics-overlay.ts";
import type { Slices } from "../site.tsx";

/** The host's message after an edit. */
type Edit =
  | { kind: "updated"; digest: string; css: string; attributes: Record<string, string> }
  | { kind: "broken"; report: string };

/**
 * Listens for edits of this brand: a valid one is applied without a reload, an invalid one is explained over the page.
 */
export function watchEdits(current: () => Slices, show: (slices: Slices) => void): () => void {
  const events = new EventSource("/_livery/events");
  events.addEventListener("message", (message: MessageEvent<string>) => {
    const edit = JSON.parse(message.data) as Edit;
    if (edit.kind === "broken") showDiagnostics(edit.report);
    else applyEdit(edit, current(), show).catch(() => location.reload());
  });
  return () => events.close();
}

async function applyEdit(
  edit: Extract<Edit, { kind: "updated" }>,
  { site, page }: Slices,
  show: (slices: Slices) => void,
): Promise<void> {
  hideDiagnostics();
  if (edit.digest === site.digest) return;
  forgetPages();
  const slices = { site: await siteSlice(site.language), page: await pageSlice(site.language, page.route) };
  applyTheme(edit);
  show(slices);
}

let editedTheme: CSSStyleSheet | undefined;

/** Overrides the theme in the HTML through the CSSOM: the security policy blocks changes of inline styles. */
function applyTheme({ css, attributes }: { css: string; attributes: Record<string, string> }): void {
  if (!editedTheme) {
    editedTheme = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, editedTheme];
  }
  editedTheme.replaceSync(css);
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
}
