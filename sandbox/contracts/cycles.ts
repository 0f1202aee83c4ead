import type { ContractKind, ContractTerms } from "#gateway/contracts.ts";
import { wordsIn, type LanguageCode } from "#gateway/languages.ts";
import { duration } from "../clock.ts";
import { addDays, dayOf } from "../records/days.ts";
import { firstDayAfter, firstDayOf } from "../records/first-day-of.ts";
import { locales } from "../records/locales.ts";
import { midnightOf } from "../records/midnight-of.ts";
import type { Period } from "../records/period.ts";
import { kinds } from "./kinds.ts";

/** What a contract counts together: an hour, or days of the merchant. */
export interface Cycle {
  /** "2026-03-14T05Z", "2026-03-14" or "2026-03". */
  id: string;
  unit: ContractTerms["cycle"];
  begins: Date;
  ends: Date;
  timeZone: string;
  /** Its days; null: it is an hour. */
  days: Period | null;
}

/** The cycle of a kind of contract that a moment is in. Hours are those of UTC. */
export function cycleAt(kind: ContractKind, moment: Date, timeZone: string): Cycle {
  const { cycle } = kinds[kind];
  if (cycle === "hour") return hourAt(moment, timeZone);
  const from = firstDayOf(cycle, dayOf(moment, timeZone));
  const next = firstDayAfter(cycle, from);
  return {
    id: cycle === "month" ? from.slice(0, 7) : from,
    unit: cycle,
    begins: midnightOf(from, timeZone),
    ends: midnightOf(next, timeZone),
    timeZone,
    days: { from, to: addDays(next, -1), timeZone },
  };
}

/** The cycle before another one. */
export function cycleBefore(kind: ContractKind, { begins, timeZone }: Cycle): Cycle {
  return cycleAt(kind, new Date(begins.getTime() - 1), timeZone);
}

/** A cycle by its id. */
export function cycleOf(kind: ContractKind, id: string, timeZone: string): Cycle {
  const first =
    kinds[kind].cycle === "hour" ? new Date(id.replace("Z", ":00Z")) : midnightOf(`${id}-01`.slice(0, 10), timeZone);
  return cycleAt(kind, first, timeZone);
}

/** A cycle as people say it. */
export function titleOf({ begins, ends, timeZone, unit }: Cycle, language: LanguageCode): string {
  const locale = wordsIn(locales, language);
  if (unit === "hour")
    return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).formatRange(
      begins,
      ends,
    );
  const style = unit === "month" ? ({ month: "long", year: "numeric" } as const) : ({ dateStyle: "medium" } as const);
  return new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(begins);
}

function hourAt(moment: Date, timeZone: string): Cycle {
  const begins = new Date(Math.floor(moment.getTime() / duration.hour) * duration.hour);
  const ends = new Date(begins.getTime() + duration.hour);
  return { id: `${begins.toISOString().slice(0, 13)}Z`, unit: "hour", begins, ends, timeZone, days: null };
}
