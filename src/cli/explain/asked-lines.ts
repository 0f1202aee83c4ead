import { isBinding } from "#descriptor/vocabulary/binding.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { pc } from "../colours.ts";
import type { Project } from "../project.ts";
import type { Asked, Given } from "./asked.ts";
import type { Explanation } from "./explain.ts";

/** What is said, and the place that says it; "" for none. */
export type Row = readonly [words: string, place: string];

export type PlaceOf = (steps: readonly (string | number)[]) => string;

/** Places as the terminal shows them. */
export function placeIn(placeOf: Explanation["placeOf"], project: Project): PlaceOf {
  return (steps) => {
    const { file, line, column } = placeOf(steps);
    return `${project.shown(file)}:${line}:${column}`;
  };
}

/** What a call is given, each parameter with what its value is taken from. */
export function givenRows(given: readonly Given[], place: PlaceOf): Row[] {
  return indented(
    given.flatMap(({ parameter, bound, at, taken }) => boundRows(parameter, { bound, at, taken }, place)),
  );
}

/** A value by what takes it: where it comes from, where that is declared, and its call. */
export function boundRows(taker: string, { bound, at, taken }: Omit<Given, "parameter">, place: PlaceOf): Row[] {
  return [
    [`${taker}: ${boundWords(bound)}`, place(at)],
    ...(taken?.named ? [[`  declared here`, place(taken.named)] as const] : []),
    ...(taken?.asked ? indented(askedRows(taken.asked, place)) : []),
  ];
}

/** A call, who gets its answer, and what it is given. */
export function askedRows({ call, auth, at, given }: Asked, place: PlaceOf): Row[] {
  return at
    ? [[`from the call ${call}, ${askedBy[auth]}`, place(at)], ...givenRows(given, place)]
    : [[`from the row in scope, of the call ${call}, ${askedBy[auth]}`, ""]];
}

export function indented(rows: readonly Row[]): Row[] {
  return rows.map(([words, where]) => [`  ${words}`, where]);
}

/** Rows with their places below each other. */
export function aligned(rows: readonly Row[]): string[] {
  const width = Math.max(0, ...rows.map(([words, where]) => (where === "" ? 0 : words.length)));
  return rows.map(([words, where]) => (where === "" ? words : `${words.padEnd(width)}  ${pc.dim(where)}`));
}

/** Who gets an answer. */
export const askedBy: Readonly<Record<Endpoint["auth"], string>> = {
  session: "which answers signed-in visitors only",
  optional: "whose answer depends on who is signed in",
  none: "which answers everyone the same",
};

/** What a parameter is given, in words. */
export function boundWords(bound: Given["bound"]): string {
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
  answer: (name) => `${name} of what the call answers`,
  visitor: (name) => `${name} of the visitor`,
  site: (name) => `the site's ${name}`,
};
