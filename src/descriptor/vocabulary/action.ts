import { z } from "zod";
import { httpsUrl } from "./link.ts";
import { menuId, routeId, textKey } from "./reference.ts";

const query = z
  .record(z.string(), z.string())
  .optional()
  .describe('Query parameters of the address, for example { "gameType": "RNG" }.');
const milliseconds = z.int().min(500).max(9_999_000);

/** The name in `action` is the file name in src/actions/handlers. */
export const actionKinds = {
  navigate: z
    .strictObject({
      action: z.literal("navigate"),
      to: routeId,
      query,
      replace: z.boolean().optional().describe("Replace the current history entry."),
      newTab: z
        .boolean()
        .optional()
        .describe("Open the route in a new tab, so that typed values stay here; for links that are tapped."),
    })
    .describe("Go to a route; its guards decide whether the visitor may enter."),
  redirect: z
    .strictObject({ action: z.literal("redirect"), to: routeId, query })
    .describe("Go to a route instead of this one; the current history entry is replaced."),
  back: z.strictObject({ action: z.literal("back") }).describe("Go back as the route says in `back`."),
  toast: z
    .strictObject({
      action: z.literal("toast"),
      text: textKey,
      kind: z.enum(["info", "success", "fail"]).optional().describe("Its look; info when absent."),
      for: milliseconds.optional().describe("Milliseconds shown; 1500 when absent (games §9)."),
    })
    .describe("Show a short message."),
  confirm: z
    .strictObject({
      action: z.literal("confirm"),
      title: textKey,
      text: textKey,
      cancel: textKey,
      submit: textKey,
      get then() {
        return z.array(action).min(1).describe("What happens if the visitor agrees.");
      },
    })
    .describe("Ask before doing."),
  refresh: z
    .strictObject({
      action: z.literal("refresh"),
      what: z.enum(["wallet", "unread", "announcements"]).describe("What is refetched."),
    })
    .describe("Ask the platform again."),
  wait: z
    .strictObject({ action: z.literal("wait"), for: milliseconds.describe("Milliseconds.") })
    .describe("Wait before the following actions: until a message has been read."),
  "toggle-balance": z
    .strictObject({ action: z.literal("toggle-balance") })
    .describe("Hide or show the balance as stars (account §2.3)."),
  "open-menu": z.strictObject({ action: z.literal("open-menu"), menu: menuId }).describe("Open a popover menu."),
  "open-login": z.strictObject({ action: z.literal("open-login") }).describe("Open the login popup over the page."),
  "open-service": z
    .strictObject({ action: z.literal("open-service") })
    .describe("Open the customer service link of the platform (account §2.5)."),
  "open-link": z
    .strictObject({ action: z.literal("open-link"), href: httpsUrl })
    .describe("Open an address outside the site in a new tab."),
  "open-download": z
    .strictObject({ action: z.literal("open-download") })
    .describe("Open the download popup with the links for this device (account §2.5)."),
  "choose-language": z.strictObject({ action: z.literal("choose-language") }).describe("Open the language picker."),
  "test-play": z
    .strictObject({ action: z.literal("test-play") })
    .describe("Create a trial account and sign in with it (account §2.5)."),
  return: z
    .strictObject({ action: z.literal("return") })
    .describe("Go to the page that the visitor wanted before signing in, or home."),
  "sign-out": z
    .strictObject({ action: z.literal("sign-out") })
    .describe("End the session, clear what was stored, and load home again (account §4)."),
} as const;

type Plain = { [K in Exclude<keyof typeof actionKinds, "confirm">]: z.infer<(typeof actionKinds)[K]> }[Exclude<
  keyof typeof actionKinds,
  "confirm"
>];
/** An action that a descriptor may name. `confirm` holds the actions that follow. */
export type Action =
  | Plain
  | { action: "confirm"; title: string; text: string; cancel: string; submit: string; then: Action[] };
export type ActionName = Action["action"];

export const action: z.ZodType<Action> = z
  .lazy(() => z.discriminatedUnion("action", Object.values(actionKinds) as unknown as [typeof actionKinds.back]))
  .meta({
    id: "action",
    livery: { reference: "action" },
    description: "What happens. `action` names it, the other keys belong to it.",
  }) as unknown as z.ZodType<Action>;
