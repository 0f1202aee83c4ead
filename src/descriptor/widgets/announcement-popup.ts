import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { textKey } from "../vocabulary/reference.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const announcementPopup = describeWidget({
  type: "announcement-popup",
  description:
    "Announcements over the page, one at a time with previous and next, half a second after the page opens (games §2, §4). Signed in, those of execution A (and F in a first session) are shown, otherwise those of execution B; one without an execution is for everyone, as home notices (type H) are. Once closed, it reappears only when a title or a text has changed. Texts are shown as plain paragraphs.",
  options: z.strictObject({
    source: sourceOf("announcement"),
    look: z
      .enum(["sheet", "half", "strip", "paper", "scene", "envelope"])
      .default("sheet")
      .describe(
        "sheet: from below, with light behind a hill. half: from below, at most half the page high, its medal on the edge. strip: from below the header, flat, as high as its words. paper: a folded sheet of paper in the middle. scene: over the whole page, in light, its button at the bottom. envelope: an envelope with a seal, its words small and centred.",
      ),
    delay: z.int().min(0).max(10_000).default(500).describe("Milliseconds after the page opens (games §9)."),
    go: action
      .optional()
      .describe(
        "The target of the button of an announcement with a promotion; by default the place of promotions, or no button if the brand has no such place.",
      ),
    guestGo: action
      .optional()
      .describe(
        "The target of that button for guests; without it `go`, and without both the place of activities: the promotions of a member are behind a session.",
      ),
    guestGoLabel: textKey.default("popup.guestGo").describe("The text of that button for guests."),
    goLabel: textKey.default("popup.go").describe("The text of that button."),
  }),
  texts: ["popup.*", "dialog.close"],
  icons: ["back", "forward", "close", "activity", "megaphone"],
  example: {
    source: { call: "announcements", with: { types: "PU,H", groupName: "m_home", platform: "M" } },
    go: { action: "navigate", to: "activity" },
  },
});
