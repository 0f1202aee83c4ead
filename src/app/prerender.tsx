import type { Query, QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import type { CallOutput } from "#gateway/contract.ts";
import { isObject } from "#kernel/json.ts";
import type { Facts } from "#conditions/facts.ts";
import { refusalOfRoute } from "#guards/enter.ts";
import { routeInstead, startUpView, type StartUpView } from "#guards/start-up.ts";
import type { Transport } from "#data/client/transport/transport.ts";
import { waitingAddresses } from "#data/client/waiting-addresses.ts";
import { loadWidgets } from "#renderer/widget-components.ts";
import { registry } from "#widgets/registry.ts";
import type { HostAnswer, RouteSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import type { Placements } from "#descriptor/placement.ts";
import type { Places } from "#descriptor/places.ts";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import { loadEngine } from "#text/phrases.ts";
import { documentTitle } from "./frame/use-document-facts.ts";
import { frameWidgets } from "./frame/frame-widgets.ts";
import { fetchPendingQueries, pageOutsideBrowser, clientOutsideBrowser, ROUNDS } from "./page-outside-browser.tsx";
import type { Slices } from "./site.tsx";
import { foldOf, splitAtFold } from "#renderer/fold.ts";
import { widgetsAround } from "#renderer/widgets-around.ts";
import { widgetsOf } from "#renderer/widgets-of.ts";

export { dayOf } from "#text/format-records.ts";

/** A rendered page: the HTML inside the root element, and the answers it was rendered with. */
export interface Rendered {
  html: string;
  /** Where in the HTML the styles of what is below the fold belong; null: nowhere. */
  fold: number | null;
  title: string;
  /** Whether a guest may enter the route. */
  open: boolean;
  answers: HostAnswer[];
  /** Addresses of the calls that the page makes for a member as soon as it knows one. */
  memberCalls: string[];
}

/** Loads everything that rendering needs, once per process. */
export async function prepare(): Promise<void> {
  await Promise.all([loadEngine(), loadWidgets(Object.keys(registry) as WidgetType[])]);
}

/** Renders a page for a guest, with the answers of the platform's public calls. */
export async function prerender(slices: Slices, address: string, transport: Transport): Promise<Rendered> {
  const client = clientOutsideBrowser();
  try {
    return await renderedBy(client, slices, address, transport);
  } finally {
    // Lists stay cached for an hour, whatever the client says: their timers would hold it as long.
    client.clear();
  }
}

async function renderedBy(
  client: QueryClient,
  slices: Slices,
  address: string,
  transport: Transport,
): Promise<Rendered> {
  let html = "";
  for (let round = 0; round < ROUNDS; round++) {
    html = renderToString(pageOutsideBrowser({ slices, address, transport, client }));
    const fetched = await fetchPendingQueries(client);
    if (fetched.every((query) => query.state.status !== "success")) break;
  }
  const { site, page } = slices;
  const title = documentTitle(
    site.name,
    site.routes[page.route]?.title,
    (key) => site.texts[key] ?? page.texts[key] ?? key,
  );
  const queries = client.getQueryCache().getAll();
  const known = queries.filter(({ state }) => state.status === "success");
  return {
    html,
    fold: foldOf(html),
    title,
    open: guestsMayEnter(site, page.route),
    answers: known.map(embedded),
    memberCalls: address.includes(":") ? [] : waitingAddresses(client),
  };
}

/** Whether a guest may enter a route, as far as that is known before the platform has answered. */
function guestsMayEnter(site: SiteSlice, route: string): boolean {
  const guest: Facts = {
    flags: site.flags,
    visitor: "guest",
    memberType: null,
    promotions: {},
    devices: [],
    remote: {},
  };
  return refusalOfRoute(site, route, guest) === null;
}

/**
 * An answer as embedded in the page. The encryption key for bodies is fetched when one is sent: it does not compress,
 * and would weigh more than the rest of the start-up configuration.
 */
function embedded({ queryKey, state }: Query): HostAnswer {
  const { encryptionKey, ...data } = isObject(state.data) ? state.data : {};
  return { key: queryKey, data: encryptionKey === undefined ? state.data : data };
}

/** The start-up view, as far as the host can tell; a platform that does not answer counts as open. */
export async function startUpViewNow(merchantCode: string, transport: Transport): Promise<StartUpView> {
  const answer = await transport({ call: "startUp", input: {}, merchantCode, token: null }).catch(() => undefined);
  return startUpView(answer as CallOutput<"startUp"> | undefined);
}

/** The route that start-up shows instead of every page, as far as the host can tell; undefined: none. */
export async function routeInsteadNow(
  merchantCode: string,
  places: Places,
  transport: Transport,
): Promise<string | undefined> {
  return routeInstead(await startUpViewNow(merchantCode, transport), places);
}

/**
 * The widgets whose code a page needs: those of the frame first, then those of its screen from the top, of which the
 * first `above` are above the fold. The page is of no use before the code of `early` has come: a form, and what it is in.
 */
export function widgetsOfPage({ site, page }: { site: SiteSlice; page: RouteSlice }): {
  frame: string[];
  screen: string[];
  above: number;
  early: string[];
} {
  const frame = frameWidgets(site, page.route);
  const ofScreen = (body: Placements) => [...widgetsOf(body)].filter((type) => !frame.has(type));
  return {
    frame: [...frame],
    screen: ofScreen(page.screen.body),
    above: ofScreen(splitAtFold(page.screen.body).above).length,
    early: [...widgetsAround(page.screen.body, "form")],
  };
}
