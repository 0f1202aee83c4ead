import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const announcementMarquee = describeWidget({
  type: "announcement-marquee",
  description:
    "Announcement titles that scroll by; a tap goes to the list; an empty list shows the text no_announcement (account §2.10).",
  options: z.strictObject({
    source: sourceOf("announcement"),
    onTap: action.optional().describe("The action of a tap; by default it opens the place of announcements."),
    look: z
      .enum(["line", "pill", "ticker"])
      .default("line")
      .describe("line: between hairlines. pill: in a rounded field. ticker: inverted, edge to edge."),
  }),
  texts: ["no_announcement", "marquee.*", "motion.*", "state.*"],
  icons: ["megaphone", "pause", "play"],
  example: { source: { call: "announcements", with: { types: "PL", groupName: "m_home" } } },
});
