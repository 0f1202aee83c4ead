import { periodDay } from "#gateway/field-meta.ts";
import { pointerOf } from "#kernel/pointer.ts";
import { dayUses } from "../../analyse/period-uses.ts";
import { sendingFields } from "../../analyse/sent-parameters.ts";
import type { Draft, Finding } from "../../layer/draft.ts";

const dayNames = { from: "first", to: "last" } as const;

/**
 * Periods whose days are the wrong way round: a call refuses one that ends before it begins. Both days of a call are
 * one mistake.
 */
export function wrongDays(draft: Draft): Finding[] {
  const wrong = [...ofFilters(draft), ...ofFields(draft)];
  const holders = wrong.map(({ path }) => pointerOf(path.slice(0, -1)));
  return wrong.filter((_, place) => holders.indexOf(holders[place] ?? "") === place);
}

function ofFilters(draft: Draft): Finding[] {
  return dayUses(draft.value, draft.walk).flatMap(({ screen, filter, part, call, path, parameter }): Finding[] => {
    const day = periodDay(parameter);
    if (day === undefined || part === day || !Object.hasOwn(dayNames, part)) return [];
    // A filter that is not there is reported as such.
    if (draft.value.screens?.[screen]?.filters?.[filter] === undefined) return [];
    return [
      {
        path,
        at: "value",
        message: `"${path.at(-1)}" of "${call}" is the ${dayNames[day]} day of a period, and gets the other one of "${filter}".`,
        hint: `Write { "filter": "${filter}.${day}" }.`,
        relies: { path: ["screens", screen], inside: true },
      },
    ];
  });
}

/** A field that asks for a period names the parameters of both days. */
function ofFields(draft: Draft): Finding[] {
  return sendingFields(draft).flatMap(({ form, id, field, call, name, parameter }): Finding[] => {
    const day = periodDay(parameter);
    if (field.kind !== "period" || day === undefined || field[day] === name) return [];
    const key = day === "from" ? "to" : "from";
    return [
      {
        path: ["forms", form, "fields", id, key],
        at: "value",
        message: `"${name}" of "${call}" is the ${dayNames[day]} day of a period, and gets the other one.`,
        hint: `Name it in "${day}".`,
        relies: { path: ["forms", form], inside: true },
      },
    ];
  });
}
