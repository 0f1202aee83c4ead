import type { QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { prepare } from "#app/prerender.tsx";
import { Site } from "#app/site.tsx";
import { routeSlice, siteSlice } from "#compile/emit/slices.ts";
import { createQueryClient } from "#data/client/cache/query-client.ts";
import type { Transport } from "#data/client/transport/transport.ts";
import type { CompiledBrand, PageSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import { required } from "#kernel/assert.ts";
import { testAnnouncement, testDraw, testGame, testVendor } from "../../support/entities.ts";
import { plainStartUp, testPage } from "../../support/widget-page.ts";

/** Answers with games, vendors, draws and banners, so that the widgets that lead to them are rendered. */
const answers: Partial<Record<string, unknown>> = {
  startUp: plainStartUp,
  announcements: [testAnnouncement()],
  hotGames: [testGame()],
  vendors: [testVendor()],
  lotteryList: [testDraw()],
};
const platform: Transport = ({ call }) => Promise.resolve(answers[call] ?? []);

/** What the platform has answered for each page: the page is then rendered once, however often it is drawn. */
const clients = new Map<string, QueryClient>();
await prepare();

function clientOf(path: string): QueryClient {
  const client = clients.get(path) ?? createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } });
  clients.set(path, client);
  return client;
}

export function siteOf(brand: CompiledBrand): SiteSlice {
  return siteSlice(brand, brand.brand.languages.default, { assets: {}, watched: false });
}

/** What a page of a brand is drawn from. */
export function pageOf(brand: CompiledBrand, route: string): PageSlice {
  return { ...testPage(), ...routeSlice(brand, brand.brand.languages.default, route) };
}

/** A page as the host renders it for a guest. */
export async function drawn(brand: CompiledBrand, route: string, site: SiteSlice = siteOf(brand)): Promise<string> {
  const { path } = required(brand.brand.routes[route], route);
  const page = pageOf(brand, route);
  const client = clientOf(path);
  const html = renderToString(
    <StaticRouter location={path}>
      <Site initial={{ site, page }} client={client} transport={platform} />
    </StaticRouter>,
  );
  const pending = client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === "pending" && (options as { enabled?: boolean }).enabled !== false);
  if (pending.length === 0) return html;
  await Promise.allSettled(pending.map((query) => query.fetch()));
  return drawn(brand, route, site);
}

/** How many parts of a page threw or were not loaded: React leaves them to the browser. */
export function missingParts(html: string): number {
  return html.split("<!--$!-->").length - 1;
}
