import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/**
 * What an upline proposes, by the platform's own name for it, which the specification does not show; null: nothing
 * waits for an answer.
 */
const proposal = z.string().min(1).nullable();

export const contractCheck = endpoint({
  method: "GET",
  path: "/api/agent/contract-check",
  auth: "session",
  description:
    "Which contracts wait for the member's answer (games §4, §7 contract dividend check). Members of type 4, 40, 41 and 42 have no contracts.",
  input: z.object({}),
  output: z.object({
    dailysalreqtype: proposal.describe(
      "What the upline proposes as a daily salary; null: nothing waits for an answer.",
    ),
    divtypecompperiodreq: proposal.describe(
      "What the upline proposes as a dividend; null: nothing waits for an answer.",
    ),
    contracthoursalreq: proposal.describe(
      "What the upline proposes as an hourly salary; null: nothing waits for an answer.",
    ),
  }),
  errors: ["session.missing", "session.expired"],
});
