import type { Project } from "../project.ts";
import { aligned, askedRows, boundRows, boundWords, indented, placeIn, type Row } from "./asked-lines.ts";
import type { Explanation } from "./explain.ts";
import type { TakenField } from "./taken-value.ts";

/** What a parameter, a limit, a value of a text or a row of a review is taken from. */
export function takenLines({ takenFrom, placeOf }: Explanation, project: Project): string[] {
  if (!takenFrom) return [];
  const place = placeIn(placeOf, project);
  const { named, asked } = takenFrom.taken ?? {};
  return aligned([
    [boundWords(takenFrom.bound), named ? place(named) : ""],
    ...(asked ? askedRows(asked, place) : []),
    ...fieldRows(takenFrom.of),
  ]);
}

/** The values of a text, or what a field begins with and its limits, where they are taken from elsewhere. */
export function takenPartLines({ takenParts, placeOf }: Explanation, project: Project): string[] {
  if (!takenParts) return [];
  const place = placeIn(placeOf, project);
  const rows = takenParts.parts.flatMap(({ part, bound, taken, of, at }): Row[] => [
    ...boundRows(takenParts.of === "text" ? `{{${part}}}` : part, { bound, at, taken }, place),
    ...indented(fieldRows(of)),
  ]);
  return [
    ...aligned(rows),
    ...(takenParts.ofMembers ? ["guests see nothing of it: it waits for what only members have"] : []),
  ];
}

/** What a call lists to choose from, and what is sent of it. */
export function listedLines({ listed, placeOf }: Explanation, project: Project): string[] {
  if (!listed) return [];
  const place = placeIn(placeOf, project);
  const { asked, value, entity, about, at, shown } = listed;
  const [said, ...given] = askedRows(asked, place);
  return aligned([
    ...(said ? [[`its choices come ${said[0]}`, said[1]] as const] : []),
    ...given,
    [`  what is sent is the field ${value} of ${entity}: ${about.type}`, place(at)],
    [`  people choose by ${shown.join(", ")}`, ""],
  ]);
}

function fieldRows(of: TakenField | undefined): Row[] {
  if (!of) return [];
  const { entity, field, about, as } = of;
  const type = about.described ? "fields that the platform describes" : about.type;
  const remarks = [type, about.nullable && "null at times", about.sensitive && "personal data"];
  const said = remarks.filter((one) => one !== false).join(", ");
  return [[`the field ${field} of ${entity}: ${said}${as === undefined ? "" : `, written as ${as}`}`, ""]];
}
