import type { Project } from "../project.ts";
import { aligned, askedBy, givenRows, placeIn, type Row } from "./asked-lines.ts";
import type { Explanation } from "./explain.ts";
import type { Origin } from "./origin.ts";

/** Where a number comes from: the field of the contract, its call, and what the call is given. */
export function originLines({ origin, placeOf }: Explanation, project: Project): string[] {
  if (!origin) return [];
  const place = placeIn(placeOf, project);
  const rows: Row[] = [
    origin.at
      ? [`from the call ${origin.call}, ${askedBy[origin.auth]}`, place(origin.at)]
      : [`from the row that opened it, of the call ${origin.call}, ${askedBy[origin.auth]}`, ""],
    ...givenRows(origin.given, place),
  ];
  return [...fieldLines(origin), ...aligned(rows)];
}

function fieldLines({ entity, field, about, as, label, words }: Origin): string[] {
  const { type, nullable, sensitive, description } = about;
  const remarks = [nullable && "null at times", sensitive && "personal data"].filter((one) => one !== false);
  const values = Object.entries(words).map(([value, key]) => `${value} ${key}`);
  return [
    `the field ${field} of ${entity}: ${[type, ...remarks].join(", ")}, shown as ${as}`,
    ...(description === undefined ? [] : [`  ${description}`]),
    `  its name is the text ${label}${values.length === 0 ? "" : `; words for values: ${values.join(", ")}`}`,
  ];
}
