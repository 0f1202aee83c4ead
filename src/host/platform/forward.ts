import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { contract, type CallName } from "#gateway/contract.ts";
import { passedHeaders } from "#gateway/platform-headers.ts";
import { clientNetwork } from "#kernel/client-network.ts";
import { BodyRefused, readBody } from "../http/read-body.ts";
import { CallUse } from "./call-use.ts";
import { fail, refuse } from "./failures.ts";
import type { PlatformCalls } from "./platform-calls.ts";
import { requestPlatform } from "./platform-request.ts";
import { callAt, pathOf, platformOf } from "./platform.ts";
import { visitorAddress, type TrustedProxies } from "../http/visitor-address.ts";

/** Response headers that are passed back. */
const RETURNED = [
  "content-type",
  "content-length",
  "cache-control",
  "etag",
  "retry-after",
  "content-encoding",
  "last-modified",
  // What time it is at the platform: phones count by it.
  "date",
];
/**
 * What distinguishes two visitors' requests of one call here. A platform may have the token under another name, or in
 * the query.
 */
const VARY_BY = ["Merchant-Code", "Authorization"];
/** Pictures of the reference platform, its own and those that members sent; not calls, so not in the contract. */
const PICTURES = /^\/api\/(?:art|sent)\/[A-Za-z0-9._~/-]+$/;

/** Bytes of a body that every platform accepts; calls with larger ones say so in the contract. */
const BODY_BYTES = 64 * 1024;
const TOO_MANY = "Too many calls at a time from this address";

/** The context of a forwarded call. */
interface Forwarding {
  url: URL;
  brand: CompiledBrand;
  /** Base URL of the reference platform. */
  sandbox: string | null;
  /** Host name of the requested site. */
  site: string;
  trusted: TrustedProxies;
  calls: PlatformCalls;
  /** Headers of every response. */
  headers: Record<string, string>;
}

/**
 * Forwards a page's call to its brand's platform, so that the browser talks to one origin only. A call takes a
 * connection to the platform when it has arrived completely: a slow sender keeps nobody waiting.
 */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  forwarding: Forwarding,
): Promise<void> {
  const { url, brand, calls, headers } = forwarding;
  const call = callAt(request.method ?? "GET", url.pathname);
  const picture = request.method === "GET" && PICTURES.test(url.pathname);
  if (!call && !picture) return fail(response, 404, "There is no such call", headers);
  const client = clientNetwork(visitorAddress(request, forwarding.trusted));
  const use = new CallUse(response);
  const body = await bodyOf(request, use, { calls, client, call }).catch(refusalOf);
  if (body instanceof BodyRefused) return refuse(request, response, body.status, body.message, headers);
  if (response.destroyed) return;
  if (!use.take(calls.ofClients, client)) return fail(response, 429, TOO_MANY, headers);
  if (!use.take(calls.ofBrands, brand.id))
    return fail(response, 503, "Too many calls at a time for this site", headers);
  send(request, response, body, { ...forwarding, call });
}

/**
 * Reads a call's body. Bodies on their way have a limit of their own, so that slow ones leave a client its other calls;
 * the bytes count for the client until the call is answered.
 */
async function bodyOf(
  request: IncomingMessage,
  use: CallUse,
  { calls, client, call }: { calls: PlatformCalls; client: string; call: CallName | undefined },
): Promise<Buffer> {
  if (!hasBody(request)) return Buffer.alloc(0);
  const arrived = calls.arriving.take(client);
  if (!arrived) throw new BodyRefused(429, TOO_MANY);
  const most = (call && contract[call].bodyBytes) ?? BODY_BYTES;
  const take = (bytes: number) => use.take(calls.bytes, client, bytes);
  return readBody(request, { most, time: calls.timeFor(most), take }).finally(arrived);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function refusalOf(error: unknown): BodyRefused {
  return error instanceof BodyRefused ? error : new BodyRefused(408, "The request did not arrive");
}

/** Sends a complete call to the platform, and its answer back. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  { url, brand, sandbox, site, trusted, calls, headers, call }: Forwarding & { call: CallName | undefined },
): void {
  const target = new URL(platformOf(brand, sandbox) + (call ? pathOf(brand, call) : url.pathname));
  target.search = url.search;
  const { timeout } = brand.brand.gateway;
  const stop = requestPlatform(
    target,
    {
      method: request.method ?? "GET",
      headers: {
        ...outgoingHeaders(request, brand, tokenOf(request), target),
        ...(body.length > 0 && { "content-length": body.length }),
        "x-forwarded-for": visitorAddress(request, trusted),
        "x-forwarded-host": site,
      },
      agent: calls.sockets.of(brand.id, target.protocol),
      timeout,
      body,
      repeatable: isRepeatable(request),
    },
    {
      answer(answer) {
        clearTimeout(late);
        const back = Object.fromEntries(
          RETURNED.flatMap((name) => (answer.headers[name] ? [[name, answer.headers[name]]] : [])),
        );
        response.writeHead(answer.statusCode ?? 502, { ...headers, ...back, ...varyOf(answer, call ? VARY_BY : []) });
        pipeline(answer, response, () => undefined);
      },
      failure: () => fail(response, 502, "The platform did not answer", headers),
    },
  );
  // The socket's own time begins when there is one: this includes the wait for it.
  const late = setTimeout(stop, timeout);
  response.on("close", () => {
    clearTimeout(late);
    stop();
  });
}

function isRepeatable({ method, headers }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD" || headers["idempotency-key"] !== undefined;
}

function outgoingHeaders(
  request: IncomingMessage,
  brand: CompiledBrand,
  token: string | null,
  target: URL,
): OutgoingHttpHeaders {
  const { merchant, gateway } = brand.brand;
  const passed = Object.fromEntries(
    passedHeaders.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
  );
  // A page calls for its own merchant only, whatever it sends.
  const code = request.headers["merchant-code"] === merchant.trialCode ? merchant.trialCode : merchant.code;
  if (token && gateway.token.in === "query") target.searchParams.set(gateway.token.name, token);
  const tokenHeader =
    token && gateway.token.in === "header"
      ? { [gateway.token.name]: gateway.token.name.toLowerCase() === "authorization" ? `Bearer ${token}` : token }
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
