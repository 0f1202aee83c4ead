import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { Agent as SecureAgent, request as httpsRequest } from "node:https";
import { pipeline } from "node:stream";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { callAt, pathOf, platformOf } from "./platform.ts";
import { visitorAddress, type TrustedProxies } from "../http/visitor-address.ts";

const agents = {
  "http:": new Agent({ keepAlive: true, maxSockets: 200 }),
  "https:": new SecureAgent({ keepAlive: true, maxSockets: 200 }),
};
/** Request headers that are forwarded to the platform. */
const PASSED = [
  "accept",
  "accept-language",
  "content-type",
  "content-length",
  "encryption",
  "device",
  "idempotency-key",
  "if-none-match",
  "user-agent",
];
/** Response headers that are passed back. */
const RETURNED = [
  "content-type",
  "content-length",
  "cache-control",
  "etag",
  "retry-after",
  "content-encoding",
  "last-modified",
];
/**
 * What distinguishes two visitors' requests of one call here. A platform may have the token under another name, or in
 * the query.
 */
const VARY_BY = ["Merchant-Code", "Authorization"];
/** Pictures of the reference platform; not calls, so not in the contract. */
const PICTURES = /^\/api\/art\/[A-Za-z0-9._~/-]+$/;

/** The context of a forwarded call. */
interface Forwarding {
  url: URL;
  brand: CompiledBrand;
  /** Base URL of the reference platform. */
  sandbox: string | null;
  /** Host name of the requested site. */
  site: string;
  trusted: TrustedProxies;
  /** Headers of every response. */
  headers: Record<string, string>;
}

/** Forwards a page's call to its brand's platform, so that the browser talks to one origin only. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { url, brand, sandbox, site, trusted, headers }: Forwarding,
): void {
  const call = callAt(request.method ?? "GET", url.pathname);
  const picture = request.method === "GET" && PICTURES.test(url.pathname);
  if (!call && !picture) return fail(response, 404, "request.unknown", "There is no such call", headers);
  const token = tokenOf(request);
  const target = new URL(platformOf(brand, sandbox) + (call ? pathOf(brand, call) : url.pathname));
  target.search = url.search;
  const sent = {
    ...outgoingHeaders(request, brand, token, target),
    "x-forwarded-for": visitorAddress(request, trusted),
    "x-forwarded-host": site,
  };

  const send = target.protocol === "https:" ? httpsRequest : httpRequest;
  const upstream = send(
    target,
    {
      method: request.method ?? "GET",
      headers: sent,
      agent: agents[target.protocol as "http:"],
      timeout: brand.brand.gateway.timeout,
    },
    (answer) => {
      const back = Object.fromEntries(
        RETURNED.flatMap((name) => (answer.headers[name] ? [[name, answer.headers[name]]] : [])),
      );
      response.writeHead(answer.statusCode ?? 502, { ...headers, ...back, ...varyOf(answer, call ? VARY_BY : []) });
      pipeline(answer, response, () => undefined);
    },
  );
  upstream.on("timeout", () => upstream.destroy(new Error("timeout")));
  upstream.on("error", () => fail(response, 502, "platform.failed", "The platform did not answer", headers));
  response.on("close", () => upstream.destroy());
  pipeline(request, upstream, () => undefined);
}

function outgoingHeaders(
  request: IncomingMessage,
  brand: CompiledBrand,
  token: string | null,
  target: URL,
): OutgoingHttpHeaders {
  const { merchant, gateway } = brand.brand;
  const passed = Object.fromEntries(
    PASSED.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
  );
  // A page calls for its own merchant only, whatever it sends.
  const code = request.headers["merchant-code"] === merchant.trialCode ? merchant.trialCode : merchant.code;
  if (token && gateway.token.in === "query") target.searchParams.set(gateway.token.name, token);
  const tokenHeader =
    token && gateway.token.in === "header"
      ? { [gateway.token.name]: gateway.token.name === "Authorization" ? `Bearer ${token}` : token }
      : {};
  return { ...passed, ...tokenHeader, "merchant-code": code, host: target.host };
}

/**
 * What an answer varies by: what the platform names, and what the host itself uses. No visitor then gets a cached
 * answer of another one.
 */
function varyOf({ headers }: IncomingMessage, own: readonly string[]): { vary?: string } {
  const platformVary = (headers.vary ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const missing = own.filter((name) => !platformVary.some((one) => one.toLowerCase() === name.toLowerCase()));
  const names = [...platformVary, ...missing];
  return names.length > 0 ? { vary: names.join(", ") } : {};
}

function tokenOf(request: IncomingMessage): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

function fail(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string>,
): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, {
    ...headers,
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(JSON.stringify({ error: { code, message } }));
}
