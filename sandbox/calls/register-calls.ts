import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { contract, type CallName } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { findMerchant, type Merchant } from "../merchants/merchant.ts";
import type { Platform } from "../platform.ts";
import { authenticate, tokenOf } from "./authenticate.ts";
import type { CallContext, Handler } from "./call-context.ts";
import { clientNetwork } from "#kernel/client-network.ts";
import { clientOf } from "./client-of.ts";
import { handlers } from "./handlers.ts";
import { PlatformError } from "./platform-error.ts";
import { readInput } from "./read-input.ts";

/** One route for every call of the contract. */
export function registerCalls(server: FastifyInstance, platform: Platform): void {
  for (const name of Object.keys(contract) as CallName[]) {
    const endpoint: Endpoint = contract[name];
    server.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
      handler: (request, reply) => answer(platform, name, endpoint, request, reply),
    });
  }
}

async function answer(
  platform: Platform,
  name: CallName,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const merchant = await merchantOf(platform, request);
  refuseBlocked(merchant, request);
  refuseInMaintenance(name, merchant);
  if (await misbehave(name, merchant, reply))
    return "<!doctype html><title>It works!</title><p>This is not the answer you were looking for.</p>";
  const token = tokenOf(request.headers.authorization);
  const session = await authenticate(endpoint, token, merchant, platform.database, platform.clock);
  const input = await readInput(endpoint, request, platform.encryptionKey, platform.clock.now());
  const value = await run(name, {
    input,
    merchant,
    session,
    token,
    address: clientOf(request),
    userAgent: request.headers["user-agent"] ?? "",
    database: platform.database,
    clock: platform.clock,
    publicKey: platform.encryptionKey.publicKey,
    idTokens: platform.idTokens,
    gamesOrigin: platform.gamesOrigin,
    paymentsOrigin: platform.payments.origin,
    siteHost: siteHostOf(request),
    keepsOutbox: platform.outbox !== "off",
    log: request.log,
  } as CallContext<CallName>);
  if (platform.checkAnswers) checkAnswer(name, endpoint, value);
  reply.headers({ "cache-control": cachingOf(endpoint, token), vary: "Merchant-Code, Authorization" });
  return { value };
}

function siteHostOf(request: FastifyRequest): string | undefined {
  const forwarded = request.headers["x-forwarded-host"];
  return typeof forwarded === "string" ? forwarded.trim().toLowerCase().replace(/:\d+$/, "") : undefined;
}

function run(name: CallName, context: CallContext<CallName>): Promise<unknown> {
  // The name picks the handler and the endpoint whose schema made the input; the compiler cannot follow the pair
  // through a loop.
  return (handlers[name] as Handler<CallName>)(context);
}

async function merchantOf(platform: Platform, request: FastifyRequest): Promise<Merchant> {
  const code = request.headers["merchant-code"];
  const merchant = typeof code === "string" && code !== "" ? await findMerchant(platform.database, code) : undefined;
  if (merchant) return merchant;
  throw new PlatformError(
    "merchant.unknown",
    code
      ? "No merchant has this Merchant-Code: provision it with PUT /sandbox/merchants"
      : "The header Merchant-Code is missing",
  );
}

function refuseBlocked(merchant: Merchant, request: FastifyRequest): void {
  if (merchant.state.blockedAddresses?.some((blocked) => clientNetwork(blocked) === clientOf(request)))
    throw new PlatformError("address.blocked", "The merchant takes no calls from this address");
}

function refuseInMaintenance(name: CallName, merchant: Merchant): void {
  if (merchant.state.maintenance && name !== "startUp")
    throw new PlatformError("maintenance", "The platform is under maintenance");
}

/**
 * Injects the fault that a test configured for this call (see PATCH /sandbox/merchants/:code/state). True: the answer
 * is to be garbage.
 */
async function misbehave(name: CallName, merchant: Merchant, reply: FastifyReply): Promise<boolean> {
  const fault = merchant.state.fault;
  if (fault?.call !== name) return false;
  reply.header("cache-control", "no-store");
  if (fault.kind === "slow") await wait(fault.milliseconds);
  if (fault.kind === "fail") throw new PlatformError("platform.failed", `A test made ${name} fail`);
  if (fault.kind === "nonsense") reply.type("text/html");
  return fault.kind === "nonsense";
}

function checkAnswer(name: CallName, endpoint: Endpoint, value: unknown): void {
  const result = endpoint.output.safeParse(value);
  if (!result.success)
    throw new Error(
      `The handler of ${name} broke the contract: ${z.prettifyError(result.error).replaceAll("\n", " ")}`,
    );
}

function cachingOf(endpoint: Endpoint, token: string | null): string {
  const personal = endpoint.auth !== "none" && token !== null;
  return endpoint.cacheSeconds !== undefined && !personal ? `public, max-age=${endpoint.cacheSeconds}` : "no-store";
}
