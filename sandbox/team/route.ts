import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { parsed } from "../calls/parsed.ts";
import { memberNamed, merchantNamed } from "../merchants/named.ts";
import { requireSecret } from "../merchants/operator.ts";
import type { Platform } from "../platform.ts";
import { moveMember } from "./move-member.ts";

const asked = z.strictObject({
  member: z.string().min(1).max(64),
  upline: z.string().min(1).max(64).nullable().describe("null: nobody is above the member."),
});

/**
 * PUT /sandbox/merchants/:code/team { member, upline }: puts a member with everybody below under another upline. For the
 * operator of the sandbox, because agents do not move members themselves.
 */
export function registerTeam(server: FastifyInstance, platform: Platform): void {
  server.put<{ Params: { code: string } }>("/sandbox/merchants/:code/team", async (request) => {
    requireSecret(platform, request);
    await move(platform, request.params.code, parsed(asked, request.body));
    return { value: { moved: true } };
  });
}

async function move(
  { database, clock }: Platform,
  code: string,
  { member, upline }: z.infer<typeof asked>,
): Promise<void> {
  const merchant = await merchantNamed(database, code);
  const { id: memberId } = await memberNamed(database, merchant, member);
  const to = upline === null ? null : (await memberNamed(database, merchant, upline)).id;
  await moveMember(database, { memberId, to, timeZone: merchant.timeZone, clock });
}
