import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { lateTransport, loadTransport } from "#data/client/transport/late-transport.ts";
import { storeHostAnswers } from "#data/client/cache/host-answers.ts";
import { createQueryClient } from "#data/client/cache/query-client.ts";
import { cachePage } from "#data/page/slice-store.ts";
import { recordEarlyTaps } from "#renderer/early-taps.ts";
import { loadWidgets } from "#renderer/widget-components.ts";
import { widgetsOf } from "#renderer/widgets-of.ts";
import { tabStorage } from "#session/storage.ts";
import { learnClockOfDocument } from "./document-clock.ts";
import { frameWidgets } from "./frame/frame-widgets.ts";
import { hydrationOptions } from "./hydration-options.ts";
import "#ui/global.css";
import "#ui/surfaces.css";
import { ROOT_ELEMENT, slicesOfDocument, TYPED_TEXTS } from "./page-data.ts";
import { Site } from "./site.tsx";

/** Starts the page in the browser: hydrates the HTML that the host rendered. */
async function boot(): Promise<void> {
  const slices = await slicesOfDocument();
  const client = createQueryClient();
  learnClockOfDocument();
  storeHostAnswers(client, slices.page);
  cachePage(slices.site.language, slices.page);
  await loadWidgets(frameWidgets(slices.site, slices.page.route));
  recordEarlyTaps();
  if (tabStorage.read(TYPED_TEXTS) !== null) await restoreTyped();
  const root = document.getElementById(ROOT_ELEMENT) as HTMLElement;
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <Site initial={slices} client={client} transport={lateTransport} />
      </BrowserRouter>
    </StrictMode>,
    hydrationOptions(root),
  );
  // While the frame hydrates: what is nested would be requested only when what contains it has hydrated.
  void loadWidgets(widgetsOf(slices.page.screen.body));
  loadTransport().catch(() => undefined);
}

/** Few pages were loaded anew while somebody typed. */
async function restoreTyped(): Promise<void> {
  const { restoreTypedTexts } = await import("./typed-texts.ts");
  restoreTypedTexts();
}

void boot();
