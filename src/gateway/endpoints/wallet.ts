import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { merchantWallet as atMerchant, wallet as total, walletShare } from "../member-entities.ts";
import { language } from "../values.ts";

export const wallet = endpoint({
  method: "GET",
  path: "/api/wallet",
  auth: "session",
  topic: "wallet",
  description: "The member's total balance over all wallets (account §3, §7).",
  input: z.object({}),
  output: total,
  errors: ["session.missing", "session.expired"],
});

export const merchantWallet = endpoint({
  method: "GET",
  path: "/api/wallet/merchant",
  auth: "session",
  topic: "wallet",
  description:
    "The member's balance at the merchant itself, without the wallets of game vendors (games §2, Mobile home). The specification does not show the call; the shape follows that of the total balance.",
  input: z.object({}),
  output: atMerchant,
  errors: ["session.missing", "session.expired"],
});

export const walletList = endpoint({
  method: "GET",
  path: "/api/wallet/list",
  auth: "session",
  topic: "wallet",
  description:
    "The member's wallets: the merchant's own first, then those at game vendors; their balances add up to that of wallet. The specification names no such call; it is ours.",
  input: z.object({ language }),
  output: z.array(walletShare),
  errors: ["session.missing", "session.expired"],
});
