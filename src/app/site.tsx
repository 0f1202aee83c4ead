import type { QueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import type { PageSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import type { Transport } from "#data/client/transport/transport.ts";
import { languageCookie } from "./language-cookie.ts";
import { matchRoute } from "#kernel/match-route.ts";
import { pageSlice, siteSlice } from "#data/page/slice-store.ts";
import { learnCalls } from "#data/client/known-calls.ts";
import { Frame } from "./frame/frame.tsx";
import { readyPage } from "./frame/load-page.ts";
import { Providers } from "./providers.tsx";
import { usePageLoading } from "./frame/use-page-loading.ts";
import { useWatchedEdits } from "./edits/use-watched-edits.ts";

/** What a page is rendered from: the brand and the route, in one language. */
export interface Slices {
  site: SiteSlice;
  page: PageSlice;
}

interface Props {
  initial: Slices;
  client: QueryClient;
  transport: Transport;
}

/** The whole site: holds the current slices and loads the next ones. */
export function Site({ initial, client, transport }: Props) {
  const [slices, setSlices] = useState(initial);
  // Wherever a page comes from, it is drawn here, and its parts ask for nothing before.
  learnCalls(slices.site.calls);
  learnCalls(slices.page.calls);
  const { pathname } = useLocation();
  const { routes, places } = slices.site;
  const requested = matchRoute(routes, pathname) ?? places.notFound ?? places.home;

  const changeLanguage = useCallback(
    async (language: LanguageCode) => {
      const [site, page] = await Promise.all([siteSlice(language), pageSlice(language, slices.page.route)]);
      document.cookie = languageCookie(language, location.protocol);
      setSlices({ site, page });
    },
    [slices.page.route],
  );
  useWatchedEdits(slices, setSlices);
  const [before, setBefore] = useState(requested);
  if (before !== requested) {
    setBefore(requested);
    // In the same render as the new address; a page that the platform's state has put in place of all others stays.
    const ready = before === slices.page.route ? readyPage(slices.site, requested) : undefined;
    if (ready) setSlices({ ...slices, page: ready });
  }

  return (
    <Providers {...slices} client={client} transport={transport} changeLanguage={changeLanguage}>
      <Loaded requested={requested} setPage={(page) => setSlices((now) => ({ ...now, page }))} />
    </Providers>
  );
}

function Loaded({ requested, setPage }: { requested: string; setPage: (page: PageSlice) => void }) {
  const loading = usePageLoading(requested, setPage);
  return <Frame loading={loading} />;
}
