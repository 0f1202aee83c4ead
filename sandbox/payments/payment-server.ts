import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { duration, type Clock } from "../clock.ts";
import type { Database, PaymentRow } from "../database/tables.ts";
import { findMerchant, type Merchant } from "../merchants/merchant.ts";
import { choices, paymentPage, type Choice } from "./page.ts";
import { settlePayment, type Outcome } from "./payments.ts";

const BODY_LIMIT_BYTES = 1024;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface Provider {
  database: Database;
  clock: Clock;
}

/**
 * The simulated payment provider, on its own origin: GET /pay/:reference?back=… shows a payment, POST settles it as
 * the person chose. It does not listen yet.
 */
export function buildPaymentServer(provider: Provider, logLevel: string): FastifyInstance {
  const server = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: "idle",
    logger: { level: logLevel, stream: process.stderr },
    // A reference opens a payment: it does not belong in a log.
    logController: new LogController({ disableRequestLogging: true }),
  });
  server.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  server.get("/pay/:reference", (request, reply) => show(provider, request, reply));
  server.post("/pay/:reference", (request, reply) => settle(provider, request, reply));
  return server;
}

async function show(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const found = await find(provider.database, request);
  if (!found) return reply.code(404).type("text/plain").send("There is no such payment.");
  const { payment, merchant } = found;
  return reply
    .headers({
      "content-security-policy": POLICY,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    })
    .type("text/html; charset=utf-8")
    .send(paymentPage({ payment, merchant: merchant.name, back: backOf(request, merchant) }));
}

/** What each choice comes to. */
const outcomes: Readonly<Record<Choice, (payment: PaymentRow) => Outcome[]>> = {
  paid: () => [{ outcome: "paid" }],
  late: () => [{ outcome: "paid", late: 10 * duration.second }],
  twice: () => [{ outcome: "paid", times: 2 }],
  other: ({ amount }) => [{ outcome: "paid" }, { outcome: "paid", amount: amount * 2n }],
  silent: () => [{ outcome: "paid", late: duration.hour }],
  never: () => [{ outcome: "paid", times: 0 }],
  declined: () => [{ outcome: "declined" }],
  expired: () => [{ outcome: "expired" }],
};

async function settle(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const found = await find(provider.database, request);
  const choice = (request.body as { choice?: string } | undefined)?.choice ?? "";
  if (!found || !isChoice(choice))
    return reply.code(400).type("text/plain").send("There is no such payment or choice.");
  for (const outcome of outcomes[choice](found.payment))
    await settlePayment(provider.database, found.payment.reference, outcome, provider.clock);
  // The page leads back by itself: browsers do not follow a form to another origin than the policy names.
  return reply.redirect(request.url, 303);
}

function isChoice(choice: string): choice is Choice {
  return Object.hasOwn(choices, choice);
}

async function find(
  database: Database,
  request: FastifyRequest,
): Promise<{ payment: PaymentRow; merchant: Merchant } | undefined> {
  const { reference } = request.params as { reference: string };
  const payment = await database
    .selectFrom("payments")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  const merchant = payment && (await findMerchant(database, payment.catalogue_code));
  return payment && merchant && { payment, merchant };
}

/** A payment leads back to a site of its merchant and nowhere else. */
function backOf(request: FastifyRequest, { hosts }: Merchant): string | undefined {
  const { back } = request.query as { back?: unknown };
  if (typeof back !== "string" || !URL.canParse(back)) return undefined;
  const { hostname, protocol } = new URL(back);
  return hosts.includes(hostname) && /^https?:$/.test(protocol) ? back : undefined;
}
