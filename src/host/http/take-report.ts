import type { IncomingMessage, ServerResponse } from "node:http";
import { clientNetwork } from "#kernel/client-network.ts";
import { logger } from "../logger.ts";
import type { SiteHost } from "../site-host.ts";
import { answerEarly } from "./answer-early.ts";
import { BodyRefused, readBody } from "./read-body.ts";
import { closedHeaders, plainHeaders } from "./security-headers.ts";
import { visitorAddress } from "./visitor-address.ts";

/** Longest report of a broken widget, in bytes. */
const REPORT_LIMIT = 4096;
/** How long one may take to arrive, in milliseconds. */
const REPORT_TIME = 5000;

/** A page reports a broken widget: it is logged and not echoed. */
export async function takeReport(host: SiteHost, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refuse = (status: number, text: string) =>
    answerEarly(request, response, { status, headers: plainHeaders, text: `${text}\n` });
  if (!host.settings.reports) return refuse(404, "Reports are not taken here.");
  if (!host.reports.allows(clientNetwork(visitorAddress(request, host.trusted))))
    return refuse(429, "There are too many reports.");
  try {
    const body = await readBody(request, { most: REPORT_LIMIT, time: REPORT_TIME, take: () => true });
    logger.warn({ report: body.toString("utf8") }, "a widget broke on a page");
    response.writeHead(204, closedHeaders).end();
  } catch (error) {
    if (error instanceof BodyRefused) refuse(error.status, error.message);
  }
}
