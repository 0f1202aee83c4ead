import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { contractKind } from "#gateway/contracts.ts";
import { parsed } from "../calls/parsed.ts";
import { memberNamed, merchantNamed } from "../merchants/named.ts";
import { requireSecret } from "../merchants/operator.ts";
import type { Platform } from "../platform.ts";
import { propose } from "./proposals.ts";
import { proposedTiers } from "./tiers.ts";

const asked = z.strictObject({
  contract: contractKind,
  member: z.string().min(1).max(64),
  tiers: proposedTiers.nullable().describe("null takes back the proposal that waits."),
});

/**
 * PUT /sandbox/merchants/:code/contracts { contract, member, tiers }: what an upline proposes to a member, instead of what
 * waits for an answer. For the operator of the sandbox, because the specification does not show how uplines do it.
 */
export function registerContracts(server: FastifyInstance, platform: Platform): void {
  server.put<{ Params: { code: string } }>("/sandbox/merchants/:code/contracts", async (request) => {
    requireSecret(platform, request);
    return { value: await proposeTo(platform, request.params.code, parsed(asked, request.body)) };
  });
}

async function proposeTo(
  { database, clock }: Platform,
  code: string,
  { contract, member, tiers }: z.infer<typeof asked>,
): Promise<{ id: string | null }> {
  const merchant = await merchantNamed(database, code);
  const account = await memberNamed(database, merchant, member);
  return propose({ database, clock, merchant, account, contract }, tiers);
}
