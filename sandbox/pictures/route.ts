import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { matchesEtag } from "#gateway/matches-etag.ts";
import { clientOf } from "../calls/client-of.ts";
import { parsed } from "../calls/parsed.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { findMerchant } from "../merchants/merchant.ts";
import type { GamePlatform } from "../platform.ts";
import { PictureCache } from "./picture-cache.ts";
import { pictureKinds } from "./picture-url.ts";
import { subjectOf } from "./subjects.ts";

/**
 * Widths that are drawn; a request in between gets the next larger one, so that the disk cannot be filled with every width.
 */
const WIDTHS = [
  48, 64, 96, 128, 160, 192, 240, 288, 320, 360, 400, 480, 560, 640, 720, 800, 960, 1080, 1200, 1440, 1600,
] as const;
const WIDEST = 1600;
const DEFAULT_WIDTH = 320;

const request = z.object({
  kind: z.enum(pictureKinds),
  key: z.string().min(1).max(80),
  m: z.string().max(40).optional(),
  w: z.coerce.number().int().min(1).max(4096).default(DEFAULT_WIDTH),
  f: z.enum(["webp", "avif", "png"]).default("webp"),
  shape: z.enum(["wide", "tall", "strip"]).optional(),
});

/**
 * GET /api/art/:kind/:key?m=<merchant>&v=<version>&w=<pixels>&f=webp|avif|png&shape=wide|tall|strip. The shape is for
 * banners.
 */
export function registerPictures(server: FastifyInstance, platform: GamePlatform): void {
  const cache = new PictureCache(platform.pictureFolder);
  server.get("/api/art/:kind/:key", (httpRequest, reply) => answer(platform, cache, httpRequest, reply));
}

async function answer(
  platform: GamePlatform,
  cache: PictureCache,
  httpRequest: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const asked = parsed(request, { ...(httpRequest.query as object), ...(httpRequest.params as object) });
  const { kind, key, f: format, shape, m: named } = asked;
  // A site's host says whose site it is; the address alone counts only where no host is in between.
  const merchant = await findMerchant(platform.database, headerOf(httpRequest) || (named ?? ""));
  if (!merchant || (named !== undefined && named !== merchant.code))
    throw new PlatformError(
      "merchant.unknown",
      "Name the merchant of the picture: ?m=<code>, or the header Merchant-Code; both name the same",
    );
  const subject = await subjectOf[kind](platform.database, merchant, key);
  if (!subject) throw new PlatformError("request.unknown", `There is no ${kind} "${key}"`);
  const width = WIDTHS.find((candidate) => candidate >= asked.w) ?? WIDEST;
  const wanted = { kind, subject, width, format, ...(kind === "banner" && shape && { shape }) };
  const picture = await cache.get(wanted, { client: clientOf(httpRequest), gone: goneSignal(reply) });
  reply.headers({ "cache-control": "public, max-age=31536000, immutable", etag: picture.etag, vary: "Merchant-Code" });
  if (matchesEtag(httpRequest.headers["if-none-match"], picture.etag)) return reply.code(304).send();
  return reply.type(picture.type).send(picture.body);
}

/** Aborted when the client has left before its answer. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort(new PlatformError("request.invalid", "The client has left"));
  if (reply.raw.destroyed) leave();
  else reply.raw.once("close", leave);
  return gone.signal;
}

function headerOf(httpRequest: FastifyRequest): string {
  const code = httpRequest.headers["merchant-code"];
  return typeof code === "string" ? code : "";
}
