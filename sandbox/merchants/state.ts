import { z } from "zod";
import { contract } from "#gateway/contract.ts";
import { fieldRules } from "#gateway/endpoints/registration.ts";
import { redRain } from "../catalogue/red-rain.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { MerchantState } from "../database/merchant-tables.ts";
import type { Database } from "../database/tables.ts";

const DEFAULT_SLOWNESS_MS = 3000;
const MAX_SLOWNESS_MS = 60_000;

/** How visitors register: fields, methods, and whether a captcha is required. */
export const registrationState = z.strictObject({
  fields: z.record(z.string(), z.strictObject({ enabled: z.boolean(), required: z.boolean() })).optional(),
  flags: z
    .partialRecord(z.enum(["USERNAMEREG3", "MOBILENUMREG3", "REGMOBVERF3", "MOBILENUMPASSREG3"]), z.boolean())
    .optional(),
  captcha: z.boolean().optional(),
});

/** Which promotions run. */
export const promotionsState = z.strictObject({ MISSION: z.boolean().optional(), REFERRAL: z.boolean().optional() });

/** The state of a merchant that a test can change. Absent keys are unchanged. */
export const stateChange = z.strictObject({
  maintenance: z.boolean().optional(),
  regionRestriction: z.boolean().optional(),
  promotions: promotionsState.optional(),
  mobileTemplate: z.strictObject({ mem_cen: z.string().optional(), dep_func: z.string().optional() }).optional(),
  dividendDisplay: z.boolean().optional(),
  menu: z.array(z.string().max(40)).optional().describe("Replaces the entries that the white-label menu allows."),
  blockedAddresses: z
    .array(z.string().max(45))
    .max(100)
    .optional()
    .describe("IP addresses whose calls are blocked; an IPv6 address blocks its network of 64 bits. Replaces all."),
  flags: z.record(z.string(), z.boolean()).optional().describe("Replaces all flags."),
  registration: registrationState.optional().describe("Replaces all changes to the registration."),
  rules: fieldRules.output
    .refine(allPatternsWork, "a pattern is no regular expression")
    .optional()
    .describe("Replaces all changed rule sets, by name; an empty one accepts everything."),
  singleSession: z.boolean().optional().describe("Whether signing in ends the account's other sessions."),
  codeMinutes: z.number().positive().max(60).optional().describe("Minutes for which an SMS code is valid."),
  closedVendors: z
    .array(z.string().max(40))
    .optional()
    .describe("Replaces the list of vendors whose games cannot be opened."),
  closedDepositMethods: z
    .array(z.string().max(40))
    .optional()
    .describe("Replaces the list of ways in which nobody can deposit now."),
  closedDepositOffers: z
    .array(z.string().max(40))
    .optional()
    .describe("Replaces the list of promotions that nobody can take with a deposit now."),
  withdrawals: z
    .strictObject({
      cancellable: z.boolean().optional().describe("Whether a member can take back one that waits."),
      paidAfter: z.int().min(0).max(86_400).optional().describe("Seconds until one that nobody looks at is paid."),
      needsProvedNumber: z.boolean().optional().describe("Whether the member must have proved a mobile number."),
      cardWaits: z.int().min(0).max(720).optional().describe("Hours until a further account can be paid to."),
    })
    .optional()
    .describe("Replaces all changes to withdrawals."),
  rain: z
    .strictObject({
      times: z
        .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/))
        .max(96)
        .optional()
        .describe('When it rains red envelopes every day, as "20:00"; none: never.'),
      starts: z.array(z.iso.datetime()).max(20).optional().describe("Moments at which a further round begins."),
      places: z.int().min(1).max(redRain.places).optional().describe("How many members can join a round."),
    })
    .optional()
    .describe("Replaces all changes to the red envelope rain."),
  imageCDNs: z.array(z.url()).max(10).optional().describe("Replaces the base URLs for pictures that settings name."),
  fault: z
    .strictObject({
      call: z.string().refine((name) => Object.hasOwn(contract, name), "no call of the contract has this name"),
      kind: z.enum(["slow", "fail", "nonsense"]).nullable().describe("null ends the fault."),
      milliseconds: z.int().min(0).max(MAX_SLOWNESS_MS).default(DEFAULT_SLOWNESS_MS),
    })
    .nullable()
    .optional(),
});
export type StateChange = z.infer<typeof stateChange>;

/** Changes a merchant's state and returns all of it. */
export function changeState(database: Database, merchantCode: string, change: StateChange): Promise<MerchantState> {
  return database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("merchants")
      .select("state")
      .where("code", "=", merchantCode)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row)
      throw new PlatformError(
        "merchant.unknown",
        `No merchant has the code "${merchantCode}": provision it with PUT /sandbox/merchants`,
      );
    const state = changed(row.state, change);
    await transaction
      .updateTable("merchants")
      .set({ state: JSON.stringify(state) })
      .where("code", "=", merchantCode)
      .execute();
    return state;
  });
}

/** Whether the pattern of every rule is a regular expression. */
export function allPatternsWork(rules: z.infer<typeof fieldRules.output>): boolean {
  try {
    return Object.values(rules).every(({ pattern }) => pattern === undefined || new RegExp(`^(?:${pattern})$`, "u"));
  } catch {
    return false;
  }
}

function changed(state: MerchantState, change: StateChange): MerchantState {
  const { fault, promotions, mobileTemplate, ...plain } = change;
  return {
    ...state,
    ...plain,
    ...(promotions && { promotions: { ...state.promotions, ...promotions } }),
    ...(mobileTemplate && { mobileTemplate: { ...state.mobileTemplate, ...mobileTemplate } }),
    ...(fault !== undefined && {
      fault: fault?.kind ? { call: fault.call, kind: fault.kind, milliseconds: fault.milliseconds } : null,
    }),
  };
}
