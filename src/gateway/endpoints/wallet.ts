import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { money } from "../entities.ts";

export const wallet = endpoint({
  method: "GET", path: "/api/wallet", auth: "session",
  description: "The member's total balance over all wallets (account §3, §7).",
  input: z.object({}), output: z.object({ sumBalance: money, currency: z.string().describe("ISO 4217 code.") }), errors: ["session.missing", "session.expired"],
});
