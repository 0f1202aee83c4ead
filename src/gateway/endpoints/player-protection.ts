import { z } from "zod";
import { idempotencyKey } from "../account-fields.ts";
import { endpoint } from "../endpoint.ts";
import {
  depositLimit,
  limitPeriod,
  playingTime as time,
  protection as now,
  realityCheck as reminder,
} from "../player-protection.ts";
import { money } from "../values.ts";

const sessionErrors = ["session.missing", "session.expired", "trial.rejected"] as const;
const period = limitPeriod;
/** What a limit decides, beside itself. */
const limited = ["depositLimits", "depositMethod", "depositMethods"] as const;
const paused = ["protection"] as const;

export const depositLimits = endpoint({
  method: "GET",
  path: "/api/protection/deposit-limits",
  auth: "session",
  description:
    "The member's own deposit limits, one for each period, shortest first, whether set or not. A change whose time has come has taken effect. The specification does not show the call.",
  input: z.object({}),
  output: z.array(depositLimit),
  errors: sessionErrors,
});

export const setDepositLimit = endpoint({
  method: "POST",
  path: "/api/protection/deposit-limits",
  auth: "session",
  idempotent: true,
  changes: limited,
  description:
    "Set the limit of a period. The first one and a lower one take effect at once, and end a requested change. A higher one takes effect after a cooling-off of 24 hours; the same request again does not begin it again. amount.low: not above zero; amount.high: more than a billion. The specification does not show the call.",
  input: z.object({ period, amount: money.describe("The most that can be deposited in the period.") }),
  output: depositLimit,
  errors: [...sessionErrors, "amount.low", "amount.high"],
});

export const removeDepositLimit = endpoint({
  method: "POST",
  path: "/api/protection/deposit-limits/remove",
  auth: "session",
  idempotent: true,
  changes: limited,
  description:
    "Request that a period has no limit any more: after the same cooling-off. Nothing changes where there is none. The specification does not show the call.",
  input: z.object({ period }),
  output: depositLimit,
  errors: sessionErrors,
});

export const cancelLimitChange = endpoint({
  method: "POST",
  path: "/api/protection/deposit-limits/keep",
  auth: "session",
  idempotent: true,
  changes: limited,
  description:
    "Withdraw a requested change: the limit stays as it is. Nothing changes where none was requested. The specification does not show the call.",
  input: z.object({ period }),
  output: depositLimit,
  errors: sessionErrors,
});

export const realityCheck = endpoint({
  method: "GET",
  path: "/api/protection/reality-check",
  auth: "session",
  description: "How often the member wants to be reminded of the time. The specification does not show the call.",
  input: z.object({}),
  output: reminder,
  errors: sessionErrors,
});

export const setRealityCheck = endpoint({
  method: "POST",
  path: "/api/protection/reality-check",
  auth: "session",
  idempotent: true,
  changes: ["realityCheck", "playingTime"],
  description: "Choose how often, or never. It takes effect at once. The specification does not show the call.",
  input: z.object({ every: reminder.shape.every }),
  output: reminder,
  errors: sessionErrors,
});

export const playingTime = endpoint({
  method: "GET",
  path: "/api/protection/playing-time",
  auth: "session",
  description:
    "How long this session lasts, and what was staked and won since it was opened: what a reality check says. The specification does not show the call.",
  input: z.object({}),
  output: time,
  errors: sessionErrors,
});

export const protection = endpoint({
  method: "GET",
  path: "/api/protection/state",
  auth: "session",
  description: "Whether the member has stopped playing. The specification does not show the call.",
  input: z.object({}),
  output: now,
  errors: sessionErrors,
});

export const takeTimeOut = endpoint({
  method: "POST",
  path: "/api/protection/time-out",
  auth: "session",
  idempotencyKey: "idempotencyKey",
  changes: paused,
  description:
    "Stop playing for a while: it begins at once and cannot be ended or shortened; a longer one may follow. Until it ends nothing can be deposited or staked; money can still be withdrawn. What a deposit that waits brings is credited. The specification does not show the call.",
  input: z.object({
    for: z.enum(["day", "week", "month"]).describe("day: 24 hours. week: 7 days. month: 30 days."),
    idempotencyKey,
  }),
  output: now,
  errors: sessionErrors,
});

export const excludeSelf = endpoint({
  method: "POST",
  path: "/api/protection/exclusion",
  auth: "session",
  idempotencyKey: "idempotencyKey",
  changes: paused,
  description:
    "Stop playing for long, or for good: as takeTimeOut, and no promotion can be joined either. The specification does not show the call.",
  input: z.object({
    for: z
      .enum(["halfYear", "year", "fiveYears", "forever"])
      .describe("halfYear: 6 months. year and fiveYears: as many years. forever: it never ends."),
    idempotencyKey,
  }),
  output: now,
  errors: sessionErrors,
});
