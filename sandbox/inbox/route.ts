import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { parsed } from "../calls/parsed.ts";
import { refuseOtherSites } from "../desk/route.ts";
import { requireReader } from "../outbox/route.ts";
import type { Platform } from "../platform.ts";
import { memberNamed, merchantNamed } from "../merchants/named.ts";
import { broadcastOf, messageTo } from "./inbox-message.ts";

const words = z.object({ title: z.string().min(1).max(200), content: z.string().min(1).max(10_000) });
const sent = z.object({
  merchant: z.string().min(1).max(40),
  to: z.string().min(1).max(64).optional(),
  EN: words,
  TY: words.optional(),
});

/**
 * POST /sandbox/messages { merchant, to, EN, TY } sends a message to the member `to`, or without it to every member of the
 * merchant. Open to those who may read the outbox.
 */
export function registerInbox(server: FastifyInstance, platform: Platform): void {
  server.post("/sandbox/messages", async (request) => {
    requireReader(platform, request);
    refuseOtherSites(request);
    return { value: { id: await send(platform, parsed(sent, request.body)) } };
  });
}

async function send(
  { database, clock }: Platform,
  { merchant: code, to, EN, TY }: z.infer<typeof sent>,
): Promise<string> {
  const merchant = await merchantNamed(database, code);
  const { name } = merchant;
  const written = { EN, ...(TY && { TY }) };
  if (to === undefined) {
    const row = broadcastOf(code, written, name, clock.now());
    await database.insertInto("broadcasts").values(row).execute();
    return row.id;
  }
  const { id } = await memberNamed(database, merchant, to);
  const row = messageTo(id, written, name, clock.now(), null);
  await database.insertInto("messages").values(row).execute();
  return row.id;
}
