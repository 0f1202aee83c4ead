import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { announcement, message } from "../entities.ts";
import { language } from "../values.ts";
import { pageInput, pageOf } from "../pages.ts";

export const announcements = endpoint({
  method: "GET",
  path: "/api/announcements",
  auth: "optional",
  topic: "announcements",
  cacheSeconds: 30,
  description:
    "Announcements of the given types and group (account §7, games §7). Types are letters separated by commas.",
  input: z.object({
    types: z
      .string()
      .regex(/^[A-Z]{1,2}(,[A-Z]{1,2})*$/)
      .meta({ examples: ["H"] }),
    groupName: z
      .string()
      .max(40)
      .meta({ examples: ["m_home"] }),
    platform: z.enum(["M", "W"]).default("M"),
    language,
  }),
  output: z.array(announcement),
  errors: [],
});

export const unreadCount = endpoint({
  method: "GET",
  path: "/api/messages/unread",
  auth: "session",
  topic: "unread",
  counts: "unreadMessages",
  description: "Number of unread messages (account §3, games §7).",
  input: z.object({}),
  output: z.int().min(0),
  errors: ["session.missing", "session.expired"],
});

export const promotionCount = endpoint({
  method: "GET",
  path: "/api/promotions/unclaimed",
  auth: "session",
  counts: "unclaimedPromotions",
  description:
    "Number of unclaimed promotions, for the badge of the members tab (account §2.4). The call is known by name only (available promotions).",
  input: z.object({}),
  output: z.int().min(0),
  errors: ["session.missing", "session.expired"],
});

export const messages = endpoint({
  method: "GET",
  path: "/api/messages",
  auth: "session",
  description:
    "The member's inbox, the newest first, page by page (account §2.3, games §2). The call is known by name only (inbox).",
  input: z.object({ pageNo: z.coerce.number().int().min(1).max(100_000).default(1), ...pageInput(25), language }),
  output: pageOf(message),
  errors: ["session.missing", "session.expired"],
});

export const readMessage = endpoint({
  method: "POST",
  path: "/api/messages/read",
  auth: "session",
  idempotent: true,
  changes: ["messages", "unreadCount"],
  presumes: { messages: { read: true }, unreadCount: -1 },
  description:
    "Mark a message as read. Answers the number of messages that are still unread. The specification does not show the call.",
  input: z.object({ id: z.string().min(1).max(40).describe("The message.") }),
  output: z.object({ unread: z.int().min(0) }),
  errors: ["session.missing", "session.expired", "request.unknown"],
});
