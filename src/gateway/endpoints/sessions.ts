import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { timestamp } from "../entities.ts";

const sessionErrors = ["session.missing", "session.expired"] as const;
const sessionId = z
  .string()
  .min(1)
  .max(64)
  .describe("Names a session. Nothing can be done with it but to end the session.");

export const sessionList = endpoint({
  method: "GET",
  path: "/api/account/sessions",
  auth: "session",
  description:
    "Where the member is signed in, this session first, then the one last used. Not in the specification: who loses a phone must be able to end its session.",
  input: z.object({}),
  output: z.array(
    z.object({
      id: sessionId,
      openedAt: timestamp,
      lastUsedAt: timestamp.describe("Exact to five minutes."),
      browser: z.string().nullable().describe('Name of the browser, such as "Chrome"; null: not known.'),
      system: z.string().nullable().describe('What it runs on, such as "Android" or "iPhone"; null: not known.'),
      current: z.boolean().describe("Whether it is the session that asks."),
    }),
  ),
  errors: [...sessionErrors],
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/account/sessions",
  auth: "session",
  description:
    "End one of the member's sessions: its next call answers session.revoked. Ending an ended or unknown one succeeds.",
  input: z.object({ id: sessionId }),
  output: z.object({ ended: z.literal(true) }),
  errors: [...sessionErrors],
});

export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/api/account/sessions/others",
  auth: "session",
  description: "End all of the member's sessions but this one, as endSession does.",
  input: z.object({}),
  output: z.object({ ended: z.int().min(0).describe("How many were ended.") }),
  errors: [...sessionErrors],
});
