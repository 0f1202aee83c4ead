import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const announcementList = describeWidget({
  type: "announcement-list",
  description:
    "Announcements with their day, the newest first; each expands to its text, the editors' HTML, sanitised. The query `id` names the one that is open initially. An empty list shows the text no_announcement (games §2).",
  options: z.strictObject({
    source: sourceOf("announcement"),
  }),
  texts: ["no_announcement", "state.*"],
  icons: ["forward"],
  example: { source: { call: "announcements", with: { types: "A", groupName: "m_home", platform: "M" } } },
});
