import type { Filter } from "#descriptor/vocabulary/filter.ts";
import { enumerations } from "#gateway/enumerations.ts";
import { isObject } from "#kernel/json.ts";
import type { AsFarAsRead } from "../layer/draft.ts";
import { fieldsOfCall } from "./source-fields.ts";
import type { Path, Reference } from "./walk.ts";

type Choice = Extract<Filter, { kind: "choice" }>;

/** The values that a choice or an order offers; undefined: a call lists them, or they cannot be read. */
export function valuesOf(
  filter: AsFarAsRead<Extract<Filter, { kind: "choice" | "sort" }>>,
): readonly string[] | undefined {
  if (filter.choices) return Object.keys(filter.choices);
  return "of" in filter && filter.of !== undefined ? enumerations.get(filter.of) : undefined;
}

/** The text keys of a choice that takes its values from the contract or a call: its label, and the words by value. */
export function textsOfChoice({ label, of, from, choices }: AsFarAsRead<Choice>): {
  label: string | undefined;
  words: Readonly<Record<string, string>>;
} {
  const entity = from?.call === undefined ? undefined : fieldsOfCall(from.call)?.entity;
  const known = of !== undefined && enumerations.has(of) ? of : undefined;
  const usual = known ?? (entity === undefined ? undefined : `${entity}.${from?.value}`);
  const values = choices || known === undefined ? [] : (enumerations.get(known) ?? []);
  return { label: label ?? usual, words: Object.fromEntries(values.map((value) => [value, `${of}.${value}`])) };
}

/** The choice filters of a brand. */
export function choicesIn(value: unknown): { path: Path; choice: AsFarAsRead<Choice> }[] {
  const screens = isObject(value) && isObject(value["screens"]) ? value["screens"] : {};
  return Object.entries(screens).flatMap(([screen, found]) => {
    const filters = isObject(found) && isObject(found["filters"]) ? found["filters"] : {};
    return Object.entries(filters).flatMap(([id, filter]) =>
      isObject(filter) && filter["kind"] === "choice"
        ? [{ path: ["screens", screen, "filters", id], choice: filter as AsFarAsRead<Choice> }]
        : [],
    );
  });
}

/** The texts that choices bring with them, because the contract and not the brand names them. */
export function choiceWords(value: unknown): Reference[] {
  return choicesIn(value).flatMap(({ path, choice }) => {
    const { label, words } = textsOfChoice(choice);
    const at = [...path, choice.of === undefined ? "from" : "of"];
    return [
      ...(choice.label === undefined && label !== undefined ? [{ kind: "text" as const, name: label, path: at }] : []),
      ...Object.entries(words).map(([word, name]) => ({ kind: "text" as const, name, path: at, wordFor: word })),
    ];
  });
}
