import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/**
 * An upline's proposal, under the platform's own name for it, which the specification does not show; null: no proposal
 * waits for an answer.
 */
const proposal = z.string().min(1).nullable();

export const contractCheck = endpoint({
  method: "GET",
  path: "/api/agent/contract-check",
  auth: "session",
  description:
    "The contracts that wait for the member's answer (games §4, §7 contract dividend check). Members of type 4, 40, 41 and 42 have no contracts.",
  input: z.object({}),
  output: z.object({
    dailysalreqtype: proposal.describe("The upline's proposal for a daily salary; null: none waits for an answer."),
    divtypecompperiodreq: proposal.describe("The upline's proposal for a dividend; null: none waits for an answer."),
    contracthoursalreq: proposal.describe(
      "The upline's proposal for an hourly salary; null: none waits for an answer.",
    ),
  }),
  errors: ["session.missing", "session.expired"],
});
