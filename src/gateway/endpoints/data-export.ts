import { z } from "zod";
import { idempotencyKey, password } from "../account-fields.ts";
import { dataExport } from "../data-export.ts";
import { endpoint } from "../endpoint.ts";

export const exportData = endpoint({
  method: "POST",
  path: "/api/account/export",
  auth: "session",
  encrypted: true,
  idempotencyKey: "idempotencyKey",
  description:
    "A copy of everything that the merchant holds about the member, as of one moment: what the account says, how it was used, payments, bets, messages. Never passwords, what proves who somebody is, and what belongs to others. It asks for the password, because a phone that lies about unlocked would be enough otherwise; an account without one needs none. A member gets one a day: earlier the answer is rate.limited with `until`. A request with the same key within the day gets the copy as it is then. The specification does not show the call.",
  input: z.object({
    password: password.optional().describe("The member's password; absent: the account has none."),
    idempotencyKey,
  }),
  output: dataExport,
  errors: ["session.missing", "session.expired", "trial.rejected", "password.wrong", "encryption.invalid"],
});
