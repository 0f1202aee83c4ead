import { z } from "zod";
import { accountStanding as standing } from "../account-closing.ts";
import { endpoint } from "../endpoint.ts";

const sessionErrors = ["session.missing", "session.expired", "trial.rejected"] as const;

export const accountStanding = endpoint({
  method: "GET",
  path: "/api/account/standing",
  auth: "session",
  description:
    "Whether the member's account can be closed, and what it still holds. The specification does not show the call.",
  input: z.object({}),
  output: standing,
  errors: sessionErrors,
});

export const closeAccount = endpoint({
  method: "POST",
  path: "/api/account/close",
  auth: "session",
  description:
    "Close the account, for good: all sessions end, and nobody signs in to it any more. account.holds: there is still money, a deposit or withdrawal that waits, or a bet without its draw; nothing changes then. Name, number and what was booked stay with the merchant, as the law asks. The specification does not show the call.",
  input: z.object({}),
  output: z.object({ closed: z.literal(true) }),
  errors: [...sessionErrors, "account.holds"],
});
