import { isBinding } from "#descriptor/vocabulary/binding.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { pc } from "../colours.ts";
import type { Project } from "../project.ts";
import type { Asked, Given } from "./asked.ts";
import type { Explanation } from "./explain.ts";
import type { Origin } from "./origin.ts";

type Row = readonly [words: string, place: string];

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

/** What a parameter, a limit or a row of a review is taken from. */
export function takenLines({ takenFrom, placeOf }: Explanation, project: Project): string[] {
  if (!takenFrom) return [];
  const place = placeIn(placeOf, project);
  const words = boundWords(takenFrom.bound);
  const { named, asked } = takenFrom.taken ?? {};
  return aligned([[words, named ? place(named) : ""], ...(asked ? askedRows(asked, place) : [])]);
}

type PlaceOf = (steps: readonly (string | number)[]) => string;

function placeIn(placeOf: Explanation["placeOf"], project: Project): PlaceOf {
  return (steps) => {
    const { file, line, column } = placeOf(steps);
    return `${project.shown(file)}:${line}:${column}`;
  };
}

function givenRows(given: readonly Given[], place: PlaceOf): Row[] {
  const inner = given.flatMap(({ parameter, bound, at, taken }): Row[] => [
    [`${parameter}: ${boundWords(bound)}`, place(at)],
    ...(taken ? [[`  declared here`, place(taken.named)] as const] : []),
    ...(taken?.asked ? indented(askedRows(taken.asked, place)) : []),
  ]);
  return indented(inner);
}

function askedRows({ call, auth, at, given }: Asked, place: PlaceOf): Row[] {
  return [[`from the call ${call}, ${askedBy[auth]}`, place(at)], ...givenRows(given, place)];
}

function indented(rows: readonly Row[]): Row[] {
  return rows.map(([words, where]) => [`  ${words}`, where]);
}

function aligned(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([words]) => words.length));
  return rows.map(([words, where]) => (where === "" ? words : `${words.padEnd(width)}  ${pc.dim(where)}`));
}

const askedBy: Readonly<Record<Endpoint["auth"], string>> = {
  session: "which answers signed-in visitors only",
  optional: "whose answer depends on who is signed in",
  none: "which answers everyone the same",
};

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

/** What a parameter is given, in words. */
function boundWords(bound: Given["bound"]): string {
  if (!isBinding(bound)) return `always ${JSON.stringify(bound)}`;
  const [kind = "", name = ""] = Object.entries(bound)[0] ?? [];
  return wordsOf[kind]?.(String(name)) ?? JSON.stringify(bound);
}

const wordsOf: Readonly<Record<string, (name: string) => string>> = {
  filter: (name) => {
    const [filter = "", part] = name.split(".");
    return `${part === undefined ? "" : `the ${part === "from" ? "first" : "last"} day of `}the filter ${filter}`;
  },
  query: (name) => `${name} of the address`,
  data: (name) => `${name.split(".")[1]} of the data ${name.split(".")[0]}`,
  input: (name) => `what is typed in ${name}`,
  watch: (name) => `${name.split(".")[1]} of the answer ${name.split(".")[0]}`,
  row: (name) => `${name} of the row`,
  visitor: (name) => `${name} of the visitor`,
  site: (name) => `the site's ${name}`,
};
