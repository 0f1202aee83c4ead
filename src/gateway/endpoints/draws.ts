import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { language, timestamp } from "../values.ts";

const lottoGameCode = z.string().min(1).max(40).describe("Code of the draw's game, as in the lottery list.");
const winningNumber = z.string().describe('Groups separated by ~, digits by commas: "3,1,4~2".');

export const recentVnLottery = endpoint({
  method: "GET",
  path: "/api/lottery/recent",
  auth: "none",
  cacheSeconds: 2,
  description:
    "The last draws of a lottery game, the latest first (games §7 recent VN lottery). The specification gives the name only; parameters and shape are ours.",
  input: z.object({
    lottoGameCode,
    limitNum: z.coerce.number().int().min(1).max(60).default(10).describe("How many draws."),
    language,
  }),
  output: z.array(
    z.object({
      numero: z.string().describe("Draw number."),
      winningNumber,
      winningTime: timestamp.describe("When the draw ended."),
    }),
  ),
  errors: ["game.unknown"],
});

export const vnNumero = endpoint({
  method: "GET",
  path: "/api/lottery/numero",
  auth: "none",
  cacheSeconds: 1,
  description:
    "The draw of a lottery game that takes bets now, or is the next to be drawn (games §7 VN numero). The specification gives the name only; parameters and shape are ours.",
  input: z.object({ lottoGameCode }),
  output: z.object({
    numero: z.string().describe("Draw number."),
    remainTime: z.int().min(0).describe("Seconds until the draw ends."),
    lockTime: z.int().min(0).describe("Seconds before the end in which no bet is taken."),
    isSale: z.boolean().describe("Whether it takes bets."),
    serverTime: timestamp.describe("The platform's clock when it answered."),
  }),
  errors: ["game.unknown"],
});
