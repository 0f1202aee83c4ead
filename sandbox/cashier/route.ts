import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { withdrawalRefusal } from "#gateway/records.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { answerDecided, answerDesk, refuseOtherSites } from "../desk/route.ts";
import { requireReader } from "../outbox/route.ts";
import type { Platform } from "../platform.ts";
import { decideDeposit, undecidedDeposits } from "../deposits/cashier.ts";
import { decideWithdrawal, undecidedWithdrawals } from "../withdrawals/cashier.ts";
import { cashierPage } from "./page.ts";
import { registerSlips } from "./slips.ts";

const PATH = "/sandbox/cashier";
const id = z.string().min(1).max(80);
const sentDecision = z.discriminatedUnion("of", [
  z.object({ of: z.literal("deposit"), id, decision: z.enum(["approve", "reject"]) }),
  z.discriminatedUnion("decision", [
    z.object({ of: z.literal("withdrawal"), id, decision: z.enum(["approve", "hold"]) }),
    z.object({ of: z.literal("withdrawal"), id, decision: z.literal("reject"), reason: withdrawalRefusal }),
  ]),
]);

/**
 * GET /sandbox/cashier: what a person decides about; as JSON for clients that accept application/json,
 * otherwise as a page. POST { of, id, decision } approves, holds or rejects one; a withdrawal is rejected with a
 * `reason`, which the member reads. Open to those who may read the outbox.
 */
export function registerCashier(server: FastifyInstance, platform: Platform): void {
  server.get(PATH, (request, reply) => list(platform, request, reply));
  registerSlips(server, platform);
  server.post(PATH, (request, reply) => answer(platform, request, reply));
}

async function list(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  requireReader(platform, request);
  const { database } = platform;
  const undecided = [...(await undecidedDeposits(database)), ...(await undecidedWithdrawals(database))];
  return answerDesk(request, reply, undecided, cashierPage(undecided));
}

async function answer(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  requireReader(platform, request);
  refuseOtherSites(request);
  const sent = sentDecision.safeParse(request.body);
  if (!sent.success)
    throw new PlatformError(
      "request.invalid",
      "Send whether it is a deposit or a withdrawal, its id, a decision, and why a withdrawal is rejected",
    );
  await decide(platform, sent.data);
  return answerDecided(request, reply, PATH);
}

async function decide({ database, clock }: Platform, sent: z.infer<typeof sentDecision>): Promise<void> {
  if (sent.of === "deposit") await decideDeposit(database, sent.id, sent.decision, clock);
  else await decideWithdrawal(database, sent.id, sent, clock);
}
