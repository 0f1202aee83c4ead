import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const gameFrame = describeWidget({
  type: "game-frame",
  description:
    "Opens what the address asks for: a game by vendor and id, a draw by its code, or the lobby of draws (games §2, §7, §9). Only origins that `gateway.games` names are shown within the site; every other game is offered as a link.",
  options: z.strictObject({
    open: z
      .enum(["frame", "redirect"])
      .default("frame")
      .describe(
        "frame: the game stands within the page. redirect: the browser goes to the game's own address (games §7, lottery launch).",
      ),
    ready: z
      .enum(["message", "load"])
      .default("load")
      .describe(
        'How a framed game shows that it is there: by a message `{ game: "ready" }` to the page, which no broken connection can imitate, or by having loaded.',
      ),
    timeout: z
      .int()
      .min(3000)
      .max(60_000)
      .default(15_000)
      .describe("Milliseconds after which the page says that the game does not answer."),
  }),
  texts: ["launch.*", "state.*", "error.*"],
  icons: [],
  example: { open: "frame" },
});
