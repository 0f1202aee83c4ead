import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { z } from "zod";
import { tokenOf } from "../calls/authenticate.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { findMerchant, type Merchant } from "../merchants/merchant.ts";
import { registerPictures } from "../pictures/route.ts";
import type { GamePlatform } from "../platform.ts";
import { gameFile, gameKinds, gamePage, gameTheme, type GameKind } from "./game-page.ts";
import { PlayError, playErrors, type PlayErrorCode } from "./play-error.ts";
import { gameState } from "./game-state.ts";
import { betOn } from "./lottery-calls.ts";
import { playOnce } from "./round-calls.ts";
import { ALL_LINES } from "./rules/slot-machine.ts";
import { findTicket } from "./tickets.ts";

const BODY_LIMIT_BYTES = 4 * 1024;
const key = z.string().min(8).max(80).describe("Names the round or bet: the same key plays once.");
const stake = z.string().regex(/^\d{1,9}\.\d{2}$/);
const bodies = {
  state: z.object({ gameCode: z.string().max(40).optional() }),
  round: z.object({
    stake,
    key,
    bet: z.string().max(40).default(ALL_LINES).describe("The bet's id; a slot has only one."),
  }),
  bet: z.object({
    stake,
    key,
    numero: z.string().max(40),
    picks: z.array(z.number()).max(40),
    gameCode: z.string().max(40).optional(),
  }),
};

/**
 * The demo games, on their own origin: pages that the site frames, and the calls of those pages. It does not listen
 * yet.
 */
export function buildGameServer(platform: GamePlatform, logLevel: string): FastifyInstance {
  const server = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: "idle",
    logger: { level: logLevel, stream: process.stderr, redact: ["req.headers.authorization"] },
    logController: new LogController({ disableRequestLogging: true }),
  });
  server.setErrorHandler(answerFailure);
  server.addHook(
    "onSend",
    async (_request, reply) =>
      void reply.header("x-content-type-options", "nosniff").header("referrer-policy", "no-referrer"),
  );
  for (const kind of gameKinds)
    server.get(`/:merchant/${kind}`, (request, reply) => page(platform, kind, request, reply));
  server.get("/:merchant/theme.css", (request, reply) => theme(platform, request, reply));
  server.get("/files/:name", (request, reply) => file((request.params as { name: string }).name, reply));
  server.post("/play/state", async (request, reply) =>
    answer(reply, await gameState(platform, await callOf(platform, request, bodies.state))),
  );
  server.post("/play/round", async (request, reply) =>
    answer(reply, await playOnce(platform, await callOf(platform, request, bodies.round))),
  );
  server.post("/play/bet", async (request, reply) =>
    answer(reply, await betOn(platform, await callOf(platform, request, bodies.bet))),
  );
  registerPictures(server, platform);
  return server;
}

async function page(
  platform: GamePlatform,
  kind: GameKind,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { html, policy } = gamePage(await merchantOf(platform, request), kind);
  return reply
    .headers({ "content-security-policy": policy, "cache-control": "public, max-age=60" })
    .type("text/html; charset=utf-8")
    .send(html);
}

async function theme(platform: GamePlatform, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return reply
    .header("cache-control", "public, max-age=60")
    .type("text/css; charset=utf-8")
    .send(gameTheme(await merchantOf(platform, request)));
}

async function merchantOf(platform: GamePlatform, request: FastifyRequest): Promise<Merchant> {
  const merchant = await findMerchant(platform.database, (request.params as { merchant: string }).merchant);
  if (!merchant) throw new PlayError("request.unknown", "There is no merchant of this name");
  return merchant;
}

function file(name: string, reply: FastifyReply): unknown {
  const found = gameFile(name);
  if (!found) throw new PlayError("request.unknown", "The games have no such file");
  return reply.header("cache-control", "public, max-age=60").type(found.type).send(found.body);
}

async function callOf<B extends z.ZodType>(platform: GamePlatform, request: FastifyRequest, body: B) {
  const ticket = await findTicket(platform.database, tokenOf(request.headers.authorization), platform.clock);
  const parsed = body.safeParse(request.body ?? {});
  if (!parsed.success) throw new PlayError("request.wrong", z.prettifyError(parsed.error).replaceAll("\n", " "));
  return { ticket, input: parsed.data };
}

function answer(reply: FastifyReply, value: unknown): unknown {
  return reply.header("cache-control", "no-store").send({ value });
}

function answerFailure(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
  const code: PlayErrorCode =
    error instanceof PlayError ? error.code : isClientError(error) ? "request.wrong" : "failed";
  if (code === "failed") request.log.error({ err: error, call: request.url }, "a game failed unexpectedly");
  reply
    .code(playErrors[code])
    .header("cache-control", "no-store")
    .send({
      error: { code, message: code === "failed" ? "The game failed; the sandbox's log says why" : error.message },
    });
}

/** Whether the client caused the error: the server's parser or the picture route refused the request. */
function isClientError(error: Error & { statusCode?: number }): boolean {
  return error instanceof PlatformError || (error.statusCode !== undefined && error.statusCode < 500);
}
