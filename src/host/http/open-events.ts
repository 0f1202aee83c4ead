import type { IncomingMessage, ServerResponse } from "node:http";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { clientNetwork } from "#kernel/client-network.ts";
import type { SiteHost } from "../site-host.ts";
import { closedHeaders } from "./security-headers.ts";
import { sendPlain } from "./send-plain.ts";
import { visitorAddress } from "./visitor-address.ts";

/** Opens a stream of edits for a page. It never ends, so a client may have only a few. */
export function openEvents(
  host: SiteHost,
  brand: CompiledBrand,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (host.settings.live === "off") return sendPlain(response, 404, "Edits are not shown here.");
  const leave = host.streams.take(clientNetwork(visitorAddress(request, host.trusted)));
  if (!leave) return sendPlain(response, 429, "Too many pages listen for edits.");
  response.once("close", leave);
  // Between two edits nothing is sent, however long that takes.
  request.socket.setTimeout(0);
  response.writeHead(200, { ...closedHeaders, "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  host.listen(brand, response);
}
