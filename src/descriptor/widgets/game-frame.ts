import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const gameFrame = describeWidget({
  type: "game-frame",
  description:
    "Opens what the address names: a game by vendor and id, a draw by its code, or the lobby of draws (games §2, §7, §9). Only games of the origins in `gateway.games` are embedded; every other game is offered as a link.",
  options: z.strictObject({
    open: z
      .enum(["frame", "redirect"])
      .default("frame")
      .describe(
        "frame: the game is embedded in the page. redirect: the browser goes to the game's own address (games §7, lottery launch).",
      ),
    ready: z
      .enum(["message", "load"])
      .default("load")
      .describe(
        'How a framed game reports that it is ready: by a message `{ game: "ready" }` to the page, which a broken connection cannot imitate, or by having loaded.',
      ),
    timeout: z
      .int()
      .min(3000)
      .max(60_000)
      .default(15_000)
      .describe("Milliseconds after which the page reports that the game does not respond."),
  }),
  texts: ["launch.*", "state.*", "error.*"],
  icons: [],
  parameters: ["vendor", "category", "gameId", "nodeId", "playType", "prize_mode", "code", "pageBack"],
  example: { open: "frame" },
});
