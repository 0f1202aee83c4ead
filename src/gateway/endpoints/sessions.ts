import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { session, sessionId } from "../sign-in-entities.ts";

const sessionErrors = ["session.missing", "session.expired"] as const;

export const sessionList = endpoint({
  method: "GET",
  path: "/api/account/sessions",
  auth: "session",
  description:
    "The member's sessions, this one first, then the most recently used. Not in the specification: a member who loses a phone must be able to end its session.",
  input: z.object({}),
  output: z.array(session),
  errors: [...sessionErrors],
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/account/sessions",
  auth: "session",
  changes: ["sessionList"],
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
  changes: ["sessionList"],
  description: "End all of the member's sessions but this one, as endSession does.",
  input: z.object({}),
  output: z.object({ ended: z.int().min(0).describe("How many were ended.") }),
  errors: [...sessionErrors],
});
