import { z } from "zod";
import { httpsBase, httpsOrigin } from "./vocabulary/link.ts";

export const gatewayAdapter = z
  .strictObject({
    platform: z
      .union([httpsBase, z.literal("sandbox")])
      .describe(
        'The platform behind the brand: "sandbox" for the reference platform that comes with Livery, or the base URL of your own.',
      ),
    paths: z
      .record(
        z.string(),
        z
          .string()
          .regex(
            /^\/[A-Za-z0-9._~/-]*$/,
            'Begin with a slash; then letters, digits, hyphens, dots, underscores, tildes and slashes, for example "/v2/games/hot".',
          ),
      )
      .default({})
      .meta({
        livery: { keys: "call" },
        description:
          'Your platform\'s path for a call, where it differs from the contract\'s: { "hotGames": "/v2/games/hot" }.',
      }),
    token: z
      .strictObject({
        in: z.enum(["header", "query"]).describe("How the token is sent to your platform."),
        name: z
          .string()
          .regex(
            /^[A-Za-z][A-Za-z0-9-]*$/,
            'Use letters, digits and hyphens, starting with a letter, for example "X-Session".',
          )
          .describe("Name of the header or parameter."),
      })
      .default({ in: "header", name: "Authorization" })
      .describe('How your platform takes the session token. In the Authorization header it is sent as "Bearer …".'),
    games: z
      .array(httpsOrigin)
      .max(40)
      .default([])
      .describe(
        'Origins whose games the launch page may show within the site, such as "https://games.example". A game of any other origin is offered as a link. With "sandbox" its demo games are added.',
      ),
    timeout: z
      .int()
      .min(1000)
      .max(60_000)
      .default(8000)
      .describe("Milliseconds after which a call to the platform counts as failed."),
  })
  .describe("How the brand reaches its platform.");
