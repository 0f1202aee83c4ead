import { z } from "zod";
import { timestamp } from "./values.ts";

/** Bytes as base64url. */
export const bytes = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(longest)
    .meta({ examples: ["cGFzc2tleQ"] });
/** The longest id that WebAuthn allows is 1023 bytes. */
export const credentialId = bytes(1364).describe("The credential's id, base64url.");
export const sessionId = z
  .string()
  .min(1)
  .max(64)
  .describe("Identifies a session. It can only be used to end the session.");

/** A passkey in the member's list. */
export const passkey = z.object({
  id: credentialId,
  domain: z.string().describe("Host name of the site where it signs in."),
  name: z.string().describe("The name it was given when it was added; empty: none."),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable().describe("When it last signed in; null: never."),
});

/** One of the member's sessions. */
export const session = z.object({
  id: sessionId,
  openedAt: timestamp,
  lastUsedAt: timestamp.describe("Rounded to five minutes."),
  browser: z.string().nullable().describe('Name of the browser, such as "Chrome"; null: unknown.'),
  system: z.string().nullable().describe('Operating system, such as "Android" or "iPhone"; null: unknown.'),
  current: z.boolean().describe("Whether it is the session of this call."),
});
