import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { required } from "#kernel/assert.ts";
import { requestUrl } from "#host/http/request-url.ts";
import { trustedProxies } from "#host/http/visitor-address.ts";
import { usualLimits } from "#host/limits/host-limits.ts";
import { forward } from "#host/platform/forward.ts";
import { PlatformCalls } from "#host/platform/platform-calls.ts";
import { compiledAcme } from "./compiled-brand.ts";
import { ask, serve, type Question } from "./http.ts";

interface ReceivedRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A platform that records its requests, behind a host that forwards to it for acme. */
export async function forwarding(
  {
    timeout = 8000,
    proxies = "",
    calls = new PlatformCalls(usualLimits),
    ...gateway
  }: { timeout?: number; proxies?: string; calls?: PlatformCalls } & Record<string, unknown> = {},
  answer: RequestListener = (_, response) =>
    void response.writeHead(200, { "Content-Type": "application/json" }).end('{"value":1}'),
) {
  const received: ReceivedRequest[] = [];
  const platform = await serve((request, response) => {
    let body = "";
    request
      .setEncoding("utf8")
      .on("data", (chunk: string) => {
        body += chunk;
      })
      .on("end", () => {
        received.push({ method: request.method, url: request.url, headers: request.headers, body });
        answer(request, response);
      });
  });
  const compiled = await compiledAcme({ gateway: { platform: "sandbox", ...gateway } });
  // Operators cannot set such a short timeout; a test must not wait.
  const brand = { ...compiled, brand: { ...compiled.brand, gateway: { ...compiled.brand.gateway, timeout } } };
  const host = await serve(
    (request, response) =>
      void forward(request, response, {
        url: required(requestUrl(request), "The address"),
        brand,
        site: "m.acme.example",
        trusted: trustedProxies(proxies),
        calls,
        sandbox: platform,
        headers: { "X-Content-Type-Options": "nosniff" },
      }),
  );
  return { received, platform, host, ask: (question: Question) => ask(host, question) };
}
