import { periodLimits, type PeriodLimits } from "#gateway/field-meta.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Walk } from "../validate/walk.ts";
import { callNamed } from "./screen-values.ts";

/** A call that takes the first day of a filter's period, and says which periods it takes. */
export interface PeriodUse {
  screen: string;
  filter: string;
  call: string;
  limits: PeriodLimits;
}

/** Where the periods of filters go. */
export function periodUses(value: unknown, { references }: Pick<Walk, "references">): PeriodUse[] {
  return references.flatMap(({ kind, name, path }): PeriodUse[] => {
    const [filter = "", part] = name.split(".");
    if (kind !== "filter" || part !== "from" || path[0] !== "screens" || path.at(-3) !== "with") return [];
    const call = String(valueAtPath(value, [...path.slice(0, -3), "call"]));
    const limits = periodLimits(callNamed(call)?.input.shape[String(path.at(-2))]);
    return limits ? [{ screen: String(path[1]), filter, call, limits }] : [];
  });
}
