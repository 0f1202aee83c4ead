import { z } from "zod";
import { idempotencyKey } from "../account-fields.ts";
import { endpoint } from "../endpoint.ts";
import { affiliateCode, invitation as invites, invitedFriend } from "../invitations.ts";
import { numberedPages, pageOf } from "../pages.ts";
import { language } from "../values.ts";

/** activity.closed: the merchant has switched the promotion off. */
const commonErrors = ["session.missing", "session.expired", "trial.rejected", "activity.closed"] as const;
const address = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .describe("The address of the site, as somebody else opens it: links lead to its registration.");

export const invitation = endpoint({
  method: "GET",
  path: "/api/invitations",
  auth: "session",
  description:
    "The member's own link for friends, what friends have brought, and the rules (account §2.1: invite friends). A member who has no code yet gets one. activity.closed, here and in the other calls about invitations: the merchant has switched the promotion REFERRAL off. The specification does not show the call.",
  input: z.object({ address, language }),
  output: invites,
  errors: commonErrors,
});

export const affiliateCodes = endpoint({
  method: "GET",
  path: "/api/invitations/codes",
  auth: "session",
  description:
    "The member's codes, the first one first (games §7: affiliate URLs, view). The specification shows no shape.",
  input: z.object({ address }),
  output: z.array(affiliateCode),
  errors: commonErrors,
});

export const createAffiliateCode = endpoint({
  method: "POST",
  path: "/api/invitations/codes",
  auth: "session",
  idempotencyKey: "idempotencyKey",
  changes: ["affiliateCodes"],
  description:
    "Create a code with a name, to tell by it where friends come from (games §7: affiliate URLs, create). affiliate.full: the member has 10. field.invalid: the name is empty, or that of another one. The specification shows no shape.",
  input: z.object({
    name: z.string().max(40).describe("What the member calls it; spaces around it do not count."),
    idempotencyKey,
  }),
  output: z.object({ code: affiliateCode.shape.code }),
  errors: [...commonErrors, "affiliate.full", "field.invalid"],
});

export const removeAffiliateCode = endpoint({
  method: "POST",
  path: "/api/invitations/codes/remove",
  auth: "session",
  idempotent: true,
  changes: ["affiliateCodes"],
  description:
    "Remove a code (games §7: affiliate URLs, delete): nobody registers with it any more, and nobody else gets it. Friends who came by it stay. Nothing changes where it is removed already. affiliate.main: the member's first one stays. The specification shows no shape.",
  input: z.object({ code: affiliateCode.shape.code }),
  output: z.object({ removed: z.literal(true) }),
  errors: [...commonErrors, "affiliate.main", "request.unknown"],
});

export const invitedFriends = endpoint({
  method: "GET",
  path: "/api/invitations/friends",
  auth: "session",
  description:
    "Who has registered with the member's codes, the newest first, page by page. The specification does not show the call.",
  input: z.object(numberedPages(25)),
  output: pageOf(invitedFriend),
  errors: commonErrors,
});
