import type { z } from "zod";
import { periodLimits, type PeriodLimits } from "#gateway/field-meta.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Path, Walk } from "../validate/walk.ts";
import { callNamed } from "./screen-values.ts";

/** A call that takes the first day of a filter's period, and says which periods it takes. */
export interface PeriodUse {
  screen: string;
  filter: string;
  call: string;
  limits: PeriodLimits;
}

/** Where the periods of filters go. */
export function periodUses(value: unknown, walk: Pick<Walk, "references">): PeriodUse[] {
  return dayUses(value, walk).flatMap(({ part, parameter, ...use }): PeriodUse[] => {
    const limits = part === "from" ? periodLimits(parameter) : undefined;
    return limits ? [{ ...use, limits }] : [];
  });
}

/** A parameter of a call that takes the first or the last day of a filter's period. */
export interface DayUse extends Omit<PeriodUse, "limits"> {
  part: string;
  /** Where it is bound, and what it takes. */
  path: Path;
  parameter: z.ZodType;
}

/** Where the days of periods go. */
export function dayUses(value: unknown, { references }: Pick<Walk, "references">): DayUse[] {
  return references.flatMap(({ kind, name, path }): DayUse[] => {
    const [filter = "", part] = name.split(".");
    if (kind !== "filter" || part === undefined || path[0] !== "screens" || path.at(-3) !== "with") return [];
    const call = String(valueAtPath(value, [...path.slice(0, -3), "call"]));
    const parameter = callNamed(call)?.input.shape[String(path.at(-2))];
    return parameter ? [{ screen: String(path[1]), filter, part, call, path: path.slice(0, -1), parameter }] : [];
  });
}
