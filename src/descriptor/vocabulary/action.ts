import { z } from "zod";
import { binding, value, type Bound } from "./binding.ts";
import { httpsUrl } from "./link.ts";
import { phrase, type Phrase } from "./phrase.ts";
import { actionQuery, actionValue } from "./query.ts";
import { menuId, routeId, sheetId, textKey, type LiveryMeta } from "./reference.ts";
import { bound } from "./source.ts";

const milliseconds = z.int().min(500).max(9_999_000);

/** The name of a call of the gateway contract. */
export function callName(description: string) {
  return z.string().meta({ livery: { reference: "call", answers: "anything" } satisfies LiveryMeta, description });
}
/** The messages after something has been copied, or could not be. */
const aboutCopying = {
  copied: textKey.default("cell.copied").describe("The message after it has been copied."),
  failed: textKey.default("cell.copyFailed").describe("The message where the browser did not copy it."),
};

/** A question before a call, in the words of base where it has none of its own. */
export function questionWith<S extends z.ZodType>(text: S) {
  return z.strictObject({
    title: textKey.default("call.confirm"),
    text,
    cancel: textKey.default("dialog.cancel"),
    submit: textKey.default("dialog.confirm"),
  });
}

/** The name in `action` is the file name in src/actions/handlers. */
export const actionKinds = {
  navigate: z
    .strictObject({
      action: z.literal("navigate"),
      to: routeId,
      query: actionQuery,
      replace: z.boolean().optional().describe("Replace the current history entry."),
      newTab: z
        .boolean()
        .optional()
        .describe("Open the route in a new tab, so that typed values stay here; for links that are tapped."),
    })
    .describe("Go to a route; its guards decide whether the visitor may enter."),
  redirect: z
    .strictObject({ action: z.literal("redirect"), to: routeId, query: actionQuery })
    .describe("Go to a route instead of this one; the current history entry is replaced."),
  back: z
    .strictObject({ action: z.literal("back") })
    .describe("Close the sheet that is open; without one, go back as the route says in `back`."),
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
      text: phrase.describe("The question: a text key, or one with values."),
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
      what: z.enum(["wallet", "unread", "announcements"]).optional().describe("What is refetched, by its topic."),
      calls: z
        .array(callName("A call of the gateway contract."))
        .min(1)
        .optional()
        .describe("Calls that are refetched where their answers are shown."),
    })
    .describe("Ask the platform again: a topic or calls; with neither, everything that the page shows."),
  call: z
    .strictObject({
      action: z.literal("call"),
      call: callName("The call of the gateway contract that is made."),
      with: bound,
      busy: textKey.optional().describe("What is said while the platform has not answered; the button also shows it."),
      confirm: questionWith(
        phrase.default("call.confirmText").describe("The question: a text key, or one with values."),
      )
        .optional()
        .describe("What the visitor is asked first; `{}` asks in the words of base. A call that moves money needs it."),
      get after() {
        return z
          .record(
            z.string().regex(/^[a-z][A-Za-z0-9.-]*$/, 'Write "success" or an error code of the call.'),
            z.array(action),
          )
          .optional()
          .describe("What happens afterwards: `success`, or an error code of the call. Other errors show their text.");
      },
    })
    .describe(
      "Make a call that does something, once, however often it is tapped. What the contract says that it changes is refetched.",
    ),
  copy: z
    .strictObject({ action: z.literal("copy"), value: value.describe("What is copied."), ...aboutCopying })
    .describe("Copy a value."),
  "save-file": z
    .strictObject({
      action: z.literal("save-file"),
      name: actionValue.describe("What the file is called, with its ending."),
      content: actionValue.describe("The text that is saved."),
    })
    .describe("Save a text as a file on the phone."),
  share: z
    .strictObject({
      action: z.literal("share"),
      title: textKey.optional().describe("The title of what is shared."),
      text: textKey.optional().describe("Words that go with it."),
      url: z
        .union([httpsUrl, binding])
        .optional()
        .describe("The https address that is shared; that of the page when absent."),
      ...aboutCopying,
    })
    .describe("Share an address by the phone's own sheet; where it has none, the address is copied."),
  "set-filter": z
    .strictObject({
      action: z.literal("set-filter"),
      filter: z.string().meta({
        livery: { reference: "shown-filter" } satisfies LiveryMeta,
        description: "A filter of this screen.",
      }),
      to: value
        .optional()
        .describe(
          "What is chosen, as the address has it: a choice or `any`, a period or two days (2026-01-01..2026-01-31), words, 1 for on. Its initial value when absent.",
        ),
    })
    .describe("Choose in a filter of this screen."),
  wait: z
    .strictObject({ action: z.literal("wait"), for: milliseconds.describe("Milliseconds.") })
    .describe("Wait before the following actions: until a message has been read."),
  "toggle-balance": z
    .strictObject({ action: z.literal("toggle-balance") })
    .describe("Hide or show the balance as stars (account §2.3)."),
  "open-menu": z.strictObject({ action: z.literal("open-menu"), menu: menuId }).describe("Open a popover menu."),
  "open-sheet": z
    .strictObject({ action: z.literal("open-sheet"), sheet: sheetId })
    .describe("Open a sheet of this screen, with the row in scope, if there is one."),
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

/** Actions that others follow: their types name themselves. */
type Leading = "confirm" | "call";
type Plain = { [K in Exclude<keyof typeof actionKinds, Leading>]: z.infer<(typeof actionKinds)[K]> }[Exclude<
  keyof typeof actionKinds,
  Leading
>];
/** The words of a question. */
export interface Question {
  title: string;
  text: Phrase;
  cancel: string;
  submit: string;
}
/** An action that a descriptor may name. `confirm` and `call` hold the actions that follow. */
export type Action =
  | Plain
  | ({ action: "confirm"; then: Action[] } & Question)
  | {
      action: "call";
      call: string;
      with?: Record<string, Bound> | undefined;
      busy?: string | undefined;
      confirm?: Question | undefined;
      after?: Record<string, Action[]> | undefined;
    };
export type ActionName = Action["action"];

export const action: z.ZodType<Action> = z
  .lazy(() => z.discriminatedUnion("action", Object.values(actionKinds) as unknown as [typeof actionKinds.back]))
  .meta({
    id: "action",
    livery: { reference: "action" },
    description: "What happens. `action` names it, the other keys belong to it.",
  }) as unknown as z.ZodType<Action>;
