import type { Explanation } from "./explain.ts";
import type { Entrance, Visibility } from "./visibility.ts";
import { pointerOf } from "#kernel/pointer.ts";
import { pc } from "../colours.ts";
import { shortList } from "#kernel/english-list.ts";
import { counted } from "../counted.ts";
import type { Project } from "../project.ts";
import { audienceWords } from "../words/audience-words.ts";
import { conditionWords } from "../words/condition-words.ts";

/** Longer lists of routes end with a count. */
const most = 4;

type PlaceOf = (steps: readonly (string | number)[]) => string;

/** Where something is seen, by whom, and what decides it, each with its place. */
export function visibilityLines({ visibility, placeOf }: Explanation, project: Project): string[] {
  if (!visibility) return [];
  const place: PlaceOf = (steps) => {
    const { file, line, column } = placeOf(steps);
    return `${project.shown(file)}:${line}:${column}`;
  };
  return [
    ...(visibility.of === "route" ? [] : [seenLine(visibility)]),
    ...hiddenLine(visibility, place),
    ...aligned([
      ...conditionRows(visibility, place),
      ...visibility.entrances.slice(0, most).flatMap((entrance) => entranceRows(entrance, place)),
      ...flagRows(visibility, place),
    ]),
    ...(visibility.entrances.length > most
      ? [
          `and ${counted(visibility.entrances.length - most, "more route")}: livery explain shows each, for example /routes/${visibility.entrances.at(-1)?.route ?? ""}`,
        ]
      : []),
  ];
}

function seenLine({ of, seen, total, audience }: Visibility): string {
  const by = seen.length === 0 ? "" : `, by ${audienceWords(audience)}`;
  if (of === "screen") return `seen on ${shortList(seen, most)} (${seen.length} of ${counted(total, "route")})${by}`;
  return `seen on ${seen.length} of ${counted(total, "route")}${by}`;
}

function hiddenLine({ hidden }: Visibility, place: PlaceOf): string[] {
  if (hidden.length === 0) return [];
  const places = hidden.slice(0, most).map(({ by }) => place(by));
  return [
    `hidden on ${shortList(
      hidden.map(({ route }) => route),
      most,
    )}  ${pc.dim(`(${shortPlaces(places)}${hidden.length > most ? ", …" : ""})`)}`,
  ];
}

/** Places, with the file named only when it differs from the one before: "routes.json:4:9, 5:9". */
function shortPlaces(places: readonly string[]): string {
  const fileOf = (place: string | undefined) => place?.replace(/:\d+:\d+$/, "");
  return places
    .map((place, index) =>
      index > 0 && fileOf(places[index - 1]) === fileOf(place) ? place.slice((fileOf(place) ?? "").length + 1) : place,
    )
    .join(", ");
}

type Row = readonly [words: string, place: string];

function conditionRows({ conditions }: Visibility, place: PlaceOf): Row[] {
  return conditions.map(({ of, condition }, index) => [
    `${index === conditions.length - 1 ? "when" : `${pointerOf(of)} is there when`} ${conditionWords(condition)}`,
    place([...of, "when"]),
  ]);
}

function entranceRows({ route, access, audience, rules }: Entrance, place: PlaceOf): Row[] {
  const refusals = rules.map(({ rule, at }): Row => [
    `  ${rule.when ? `when ${conditionWords(rule.when)}` : "always"}: ${refusal(rule.do)}`,
    place(at.map((step) => (/^\d+$/.test(step) ? Number(step) : step))),
  ]);
  return [
    access === undefined
      ? [`${route} is open to ${audienceWords(audience)}`, place(["routes", route])]
      : [`${route} is open to ${audienceWords(audience)}, by the rule "${access}"`, place(["routes", route, "access"])],
    ...refusals,
  ];
}

function refusal(action: Entrance["rules"][number]["rule"]["do"]): string {
  if (action.action === "redirect") return `on to ${action.to} instead`;
  return action.action === "toast" ? `the message ${action.text} instead` : "the login popup instead";
}

function flagRows({ flags }: Visibility, place: PlaceOf): Row[] {
  return flags.map(({ name, on, remote }) => [
    `the flag ${name} is ${on ? "on" : "off"}${remote ? "; the platform may switch it" : ""}`,
    place(["flags", name]),
  ]);
}

function aligned(rows: readonly Row[]): string[] {
  const width = Math.max(0, ...rows.map(([words]) => words.length));
  return rows.map(([words, where]) => `${words.padEnd(width)}  ${pc.dim(where)}`);
}
