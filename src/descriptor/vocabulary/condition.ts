import { z } from "zod";
import { whiteLabelMenu } from "#gateway/white-label-menu.ts";
import { comparison } from "./comparison.ts";
import { flagName } from "./reference.ts";

/**
 * The kind of visitor. `guest`: no session. `trial`: member type 4. `agent`: a type other than 0, 4 and 40. `member`: 0
 * and 40.
 */
export const visitorKind = z.enum(["guest", "member", "trial", "agent"]);

const visitor = z
  .strictObject({
    visitor: z
      .union([visitorKind, z.array(visitorKind).min(1)])
      .describe("The kind of visitor, or several of which one must hold: guest, member, trial, agent (account §6)."),
  })
  .describe("Holds for these visitors.");
const flag = z.strictObject({ flag: flagName }).describe("Holds when the feature flag is on.");
const memberType = z
  .strictObject({
    memberType: z
      .array(z.int().min(0))
      .min(1)
      .describe("Member type numbers, for example 4 for a trial account (account §6, games §6)."),
  })
  .describe("Holds for signed-in visitors of one of these member types.");
const promotion = z
  .strictObject({ promotion: z.enum(["MISSION", "REFERRAL"]).describe("A promotion key (games §3).") })
  .describe("Holds when the platform has this promotion enabled.");
const device = z
  .strictObject({
    device: z
      .enum(["ios", "android", "desktop", "installed"])
      .describe("The device or platform of the page; `installed` is an installed web app or the native shell."),
  })
  .describe("Holds on this kind of device.");
const remote = z
  .strictObject({
    remote: z
      .enum(["newMemberCentre", "newDepositDetail", "dividendDisplay", ...whiteLabelMenu])
      .describe(
        "A switch of the platform's start-up configuration: mem_cen, dep_func (account §2.2), whether dividends are shown, and the entries of the agents' home that the white-label menu allows (games §2).",
      ),
  })
  .describe("Holds when the platform's start-up configuration says so.");

const compare = z
  .strictObject({ compare: comparison })
  .describe("Holds when a value in scope compares so. Where the value is not in scope it does not hold.");

/** When something applies. A closed vocabulary: each object has exactly one of these keys. */
export type Condition =
  | z.infer<typeof visitor>
  | z.infer<typeof flag>
  | z.infer<typeof memberType>
  | z.infer<typeof promotion>
  | z.infer<typeof device>
  | z.infer<typeof remote>
  | z.infer<typeof compare>
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

/** The kinds of condition by their key. */
export const conditionKinds = {
  visitor,
  flag,
  memberType,
  promotion,
  device,
  remote,
  compare,
  all: z
    .strictObject({
      get all() {
        return z.array(condition).min(1);
      },
    })
    .describe("Holds when every one of these holds."),
  any: z
    .strictObject({
      get any() {
        return z.array(condition).min(1);
      },
    })
    .describe("Holds when at least one of these holds."),
  not: z
    .strictObject({
      get not() {
        return condition;
      },
    })
    .describe("Holds when this does not."),
} as const;

export const condition: z.ZodType<Condition> = z
  .lazy(() => z.union(Object.values(conditionKinds) as unknown as [z.ZodType<Condition>, z.ZodType<Condition>]))
  .meta({
    id: "condition",
    livery: { reference: "condition" },
    description:
      "When this applies. Exactly one of: visitor, flag, memberType, promotion, device, remote, compare, all, any, not.",
  });
