import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { FEEDBACK_CHARACTERS } from "#gateway/feedback.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { answerDecided, answerDesk, refuseOtherSites } from "../desk/route.ts";
import { answerImage } from "../images/answer-image.ts";
import { requireReader } from "../outbox/route.ts";
import type { Platform } from "../platform.ts";
import { answerFeedback, closeFeedback, imageOf, openFeedback } from "./desk.ts";
import { DESK_PATH, SENT_PATH } from "./image-address.ts";
import { feedbackPage } from "./page.ts";

const id = z.string().min(1).max(60);
const sent = z.discriminatedUnion("do", [
  z.object({ do: z.literal("answer"), id, text: z.string().trim().min(1).max(FEEDBACK_CHARACTERS) }),
  z.object({ do: z.literal("close"), id }),
]);

/**
 * GET /sandbox/feedback: what members wrote, with the whole conversations; as JSON for clients that accept
 * application/json, otherwise as a page. POST { do: "answer", id, text } answers, { do: "close", id } closes one. Open to
 * those who may read the outbox.
 */
export function registerFeedback(server: FastifyInstance, platform: Platform): void {
  server.get(DESK_PATH, async (request, reply) => {
    requireReader(platform, request);
    const open = await openFeedback(platform.database);
    return answerDesk(request, reply, open, feedbackPage(open));
  });
  server.get(`${DESK_PATH}/images/:message/:place`, (request, reply) => {
    requireReader(platform, request);
    return showImage(platform, request, reply);
  });
  server.get(`${SENT_PATH}/:message/:place`, (request, reply) => showImage(platform, request, reply));
  server.post(DESK_PATH, async (request, reply) => {
    requireReader(platform, request);
    refuseOtherSites(request);
    await decide(platform, request.body);
    return answerDecided(request, reply, DESK_PATH);
  });
}

async function decide({ database, clock }: Platform, body: unknown): Promise<void> {
  const parsed = sent.safeParse(body);
  if (!parsed.success)
    throw new PlatformError(
      "request.invalid",
      `Send what to do, the id, and an answer of 1 to ${FEEDBACK_CHARACTERS} characters`,
    );
  const { data } = parsed;
  if (data.do === "answer") await answerFeedback(database, data.id, data.text, clock);
  else await closeFeedback(database, data.id, clock);
}

async function showImage(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { message, place } = request.params as { message: string; place: string };
  const image = /^\d{1,2}$/.test(place) && (await imageOf(platform.database, message, Number(place)));
  if (!image) throw new PlatformError("request.unknown", "There is no such picture");
  return answerImage(reply, image);
}
