import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { announcement, language } from "../entities.ts";

export const announcements = endpoint({
  method: "GET", path: "/api/announcements", auth: "optional", lists: "announcement", cacheSeconds: 30,
  description: "Announcements of the given types and group (account §7, games §7). Types are letters separated by commas.",
  input: z.object({ types: z.string().regex(/^[A-Z]{1,2}(,[A-Z]{1,2})*$/), groupName: z.string().max(40), platform: z.enum(["M", "W"]).default("M"), language }),
  output: z.array(announcement), errors: [],
});

export const unreadCount = endpoint({
  method: "GET", path: "/api/messages/unread", auth: "session",
  description: "Number of unread messages (account §3, games §7).",
  input: z.object({}), output: z.int().min(0), errors: ["session.missing", "session.expired"],
});

export const promotionCount = endpoint({
  method: "GET", path: "/api/promotions/unclaimed", auth: "session",
  description: "Number of unclaimed promotions, for the badge of the members tab (account §2.4). The call is known by name only (available promotions).",
  input: z.object({}), output: z.int().min(0), errors: ["session.missing", "session.expired"],
});
