import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { announcement, message } from "../entities.ts";
import { language } from "../values.ts";
import { pageInput, pageOf } from "../pages.ts";

const sessionErrors = ["session.missing", "session.expired"] as const;
const id = z.string().min(1).max(60).describe("The message.");
const unread = z.object({ unread: z.int().min(0) });
const unreadNotices = z.object({ unread: z.int().min(0).describe("How many are left.") });
/** The answers that change with what an agent reads. */
const agentNotices = ["announcements", "agentNoticeCount"] as const;
/** The answers that change with what is read or deleted. */
const inbox = ["messages", "unreadCount"] as const;

export const announcements = endpoint({
  method: "GET",
  path: "/api/announcements",
  auth: "optional",
  topic: "announcements",
  cacheSeconds: 30,
  description:
    "Announcements of the given types and group (account §7, games §7), without those of a promotion that the merchant has switched off. Types are letters separated by commas.",
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

export const agentNoticeCount = endpoint({
  method: "GET",
  path: "/api/announcements/agents/unread",
  auth: "session",
  counts: "unreadAgentNotices",
  description:
    "Number of announcements for agents that the agent has not read (games §3: footer.unreadCount of the announcements of type A). Our choice: a call of its own, because that of the announcements is the same for all visitors.",
  input: z.object({
    module: z.literal("AGEANNOUNCE3").default("AGEANNOUNCE3").describe("The module id (account §3, games §3)."),
  }),
  output: z.int().min(0),
  errors: ["session.missing", "session.expired", "agent.only"],
});

export const readAgentNotice = endpoint({
  method: "POST",
  path: "/api/announcements/agents/read",
  auth: "session",
  idempotent: true,
  changes: agentNotices,
  presumes: { announcements: { read: true }, agentNoticeCount: -1 },
  description:
    "Mark an announcement for agents as read. Answers how many are still unread. request.unknown: there is none for agents with this id, or not any more. The specification does not show the call.",
  input: z.object({ id: id.describe("The announcement.") }),
  output: unreadNotices,
  errors: ["session.missing", "session.expired", "agent.only", "request.unknown"],
});

export const readAgentNotices = endpoint({
  method: "PUT",
  path: "/api/announcements/agents/read",
  auth: "session",
  idempotent: true,
  changes: agentNotices,
  description: "Mark all announcements for agents as read. The specification does not show the call.",
  input: z.object({}),
  output: unreadNotices,
  errors: ["session.missing", "session.expired", "agent.only"],
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
    "The member's inbox, the newest first, page by page (account §2.3, games §2): what was sent to them, and to every member since they registered, less what they have deleted. The call is known by name only (inbox).",
  input: z.object({
    state: z.enum(["unread", "read"]).optional().describe("Only those that are unread, or read; all when absent."),
    pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
    ...pageInput(25),
    language,
  }),
  output: pageOf(message),
  errors: ["session.missing", "session.expired"],
});

export const readMessage = endpoint({
  method: "POST",
  path: "/api/messages/read",
  auth: "session",
  idempotent: true,
  changes: inbox,
  presumes: { messages: { read: true }, unreadCount: -1 },
  description:
    "Mark a message as read. Answers the number of messages that are still unread. request.unknown: it is not in the inbox, or not any more. The specification does not show the call.",
  input: z.object({ id }),
  output: unread,
  errors: [...sessionErrors, "request.unknown"],
});

export const readAllMessages = endpoint({
  method: "POST",
  path: "/api/messages/read/all",
  auth: "session",
  idempotent: true,
  changes: inbox,
  description: "Mark every message as read. The specification does not show the call.",
  input: z.object({}),
  output: unread,
  errors: sessionErrors,
});

export const deleteMessage = endpoint({
  method: "DELETE",
  path: "/api/messages",
  auth: "session",
  changes: inbox,
  description:
    "Delete a message from the member's inbox; what was sent to every member stays in those of others. Answers the number of messages that are still unread. request.unknown: it is not in the inbox, or not any more. The specification does not show the call.",
  input: z.object({ id }),
  output: unread,
  errors: [...sessionErrors, "request.unknown"],
});

export const deleteReadMessages = endpoint({
  method: "DELETE",
  path: "/api/messages/read",
  auth: "session",
  changes: inbox,
  description:
    "Delete every message that is read; unread ones stay. Answers how many were deleted. The specification does not show the call.",
  input: z.object({}),
  output: z.object({ deleted: z.int().min(0) }),
  errors: sessionErrors,
});
