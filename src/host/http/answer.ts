import type { IncomingMessage, ServerResponse } from "node:http";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { isReservedPath } from "#descriptor/reserved-paths.ts";
import { routeAt } from "../pages/route-at.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import type { CachedPage } from "../pages/page-cache.ts";
import { chooseLanguage } from "../pages/choose-language.ts";
import { brandIcon, ICON_PATH } from "../install/brand-icon.ts";
import { PackedText, sendEncoded } from "./encoded.ts";
import { forward } from "../platform/forward.ts";
import { installable } from "../install/installable.ts";
import { logger } from "../logger.ts";
import { phoneAuthOf } from "../pages/phone-auth.ts";
import { openEvents } from "./open-events.ts";
import { requestUrl } from "./request-url.ts";
import { baseHeaders, closedHeaders } from "./security-headers.ts";
import { sendPlain } from "./send-plain.ts";
import { takeReport } from "./take-report.ts";
import type { SiteHost } from "../site-host.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";

/** Answers a request: finds the brand, then the resource. */
export async function answer(host: SiteHost, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = requestUrl(request);
  if (!url) return sendPlain(response, 400, "This is not the address of a page.");
  if (hostsIn(request.rawHeaders) > 1) return sendPlain(response, 400, "A request has one Host header.");
  const path = url.pathname;
  if (path === "/healthz") return sendJson(response, 200, { status: "ok" });
  const site = hostNameOf(request);
  const brand = host.brands.atHost(site) ?? (await host.brandAt(site));
  if (!brand) return sendPlain(response, 421, "This server does not serve that host name.");
  if (path.startsWith("/api/"))
    return forward(request, response, {
      url,
      brand,
      site,
      sandbox: host.settings.sandbox,
      trusted: host.trusted,
      calls: host.calls,
      headers: closedHeaders,
    });
  if (path === "/_livery/report" && request.method === "POST") return takeReport(host, request, response);
  if (request.method !== "GET" && request.method !== "HEAD")
    return sendPlain(response, 405, "Only GET is answered here.", { Allow: "GET, HEAD" });
  return sendResource(host, brand, path, request, response);
}

/** Sends what is at a path of a brand's site: a file, a slice, or a page. */
async function sendResource(
  host: SiteHost,
  brand: CompiledBrand,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isReservedPath(path)) return sendPage(host, brand, path, request, response);
  const asset = host.build.assets.get(path) ?? host.assetsOf(brand).bodies.get(path);
  if (asset) return sendEncoded(request, response, asset, { ...closedHeaders, "Cache-Control": IMMUTABLE });
  if (path.startsWith("/assets/") || path.startsWith("/brand-assets/"))
    return sendPlain(response, 404, "There is no such file.");
  if (path === ICON_PATH)
    return sendEncoded(request, response, new PackedText(brandIcon(brand), "image/svg+xml"), {
      ...closedHeaders,
      "Cache-Control": REVALIDATE,
    });
  const part = await installable(host, brand, chooseLanguage(brand, request.headers.cookie), path);
  if (part)
    return sendEncoded(request, response, part.body, {
      ...closedHeaders,
      "Content-Security-Policy": part.policy,
      "Cache-Control": part.isImmutable ? IMMUTABLE : REVALIDATE,
      ...(part.byLanguage && { Vary: "Cookie" }),
    });
  if (path === "/_livery/events") return openEvents(host, brand, request, response);
  if (path.startsWith("/_livery/")) return sendSlice(host, brand, path, request, response);
  return sendPage(host, brand, path, request, response);
}

/** How many Host headers there are. `headersDistinct` would first sort all others. */
function hostsIn(names: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < names.length; index += 2)
    if (names[index]?.length === 4 && names[index]?.toLowerCase() === "host") count++;
  return count;
}

function hostNameOf(request: IncomingMessage): string {
  return (request.headers.host ?? "").toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
}

async function sendPage(
  host: SiteHost,
  brand: CompiledBrand,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { places, routes } = brand.brand;
  const route = routeAt(routes, path);
  const language = chooseLanguage(brand, request.headers.cookie);
  const page = await host.page(brand, language, route ?? places.notFound ?? places.home);
  let headers = headersOfPages.get(page);
  if (!headers) headersOfPages.set(page, (headers = headersOfPage(host, brand, language, page)));
  // Phones count by it. It is of this answer, while the page may have been rendered a while ago.
  response.setHeader("Server-Timing", `now;dur=${Date.now()}`);
  return sendEncoded(request, response, page.html, headers, route ? 200 : 404);
}

/** What a page is sent with does not change as long as the page does not. */
const headersOfPages = new WeakMap<CachedPage, Record<string, string>>();

function headersOfPage(
  host: SiteHost,
  brand: CompiledBrand,
  language: LanguageCode,
  { policy }: CachedPage,
): Record<string, string> {
  return {
    ...baseHeaders,
    // The provider's sign-in popup must be able to message the page that opened it.
    ...(phoneAuthOf(brand.brand, host.settings.phoneAuthEmulator) && {
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    }),
    "Content-Security-Policy": policy,
    "Cache-Control": REVALIDATE,
    "Content-Language": brand.languages.find(({ code }) => code === language)?.tag ?? language,
    Vary: "Cookie",
  };
}

/** `/_livery/EN/site.json`, `/_livery/EN/route/home.json` and, with a rendering, `/_livery/EN/page/home.json`. */
async function sendSlice(
  host: SiteHost,
  brand: CompiledBrand,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const match = /^\/_livery\/([A-Z]{2})\/(?:(site)|(route|page)\/([A-Za-z0-9-]+))\.json$/.exec(path);
  const language = brand.languages.find(({ code }) => code === match?.[1])?.code;
  const route = match?.[4] ?? brand.brand.places.home;
  if (!match || !language || !Object.hasOwn(brand.brand.routes, route))
    return sendPlain(response, 404, "There is no such slice.");
  const cached = await host.page(brand, language, route);
  const kind = (match[2] ?? match[3]) as "site" | "route" | "page";
  const isImmutable = request.url === cached.siteAddress || request.url === cached.routeAddress;
  return sendEncoded(request, response, cached[kind], {
    ...closedHeaders,
    "Cache-Control": isImmutable ? IMMUTABLE : REVALIDATE,
  });
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    ...closedHeaders,
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(JSON.stringify(value));
}

/** Answers an exception: a plain page, and a line in the log. */
export function answerFailure(response: ServerResponse, error: unknown): void {
  logger.error({ err: error }, "a request failed");
  if (response.headersSent) response.destroy();
  else sendPlain(response, 500, "Something went wrong here. Please try again.");
}
