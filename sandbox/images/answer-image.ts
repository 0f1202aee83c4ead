import type { FastifyReply } from "fastify";

/** An image as it is stored. */
export interface KeptImage {
  media_type: string;
  bytes: Uint8Array;
}

/** Answers an image that a member sent: its type was detected, and nothing in it may run or be kept. */
export function answerImage(reply: FastifyReply, { media_type: type, bytes }: KeptImage): FastifyReply {
  return reply
    .headers({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    })
    .type(type)
    .send(Buffer.from(bytes));
}
