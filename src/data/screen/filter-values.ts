import type { PeriodPreset, ShownFilter, ShownFilters } from "#descriptor/vocabulary/filter.ts";
import { periodIn, periodOf, type Period } from "./period.ts";

/** What is chosen in a filter: `choice` undefined for any, `search` empty for no words. */
export type FilterValue =
  | { kind: "choice"; choice: string | undefined }
  | { kind: "period"; preset: PeriodPreset | undefined; period: Period }
  | { kind: "sort"; order: string }
  | { kind: "search"; words: string }
  | { kind: "toggle"; on: boolean; sends: string | number };

type ValueOf<K extends ShownFilter["kind"]> = Extract<FilterValue, { kind: K }>;
type FilterOf<K extends ShownFilter["kind"]> = Extract<ShownFilter, { kind: K }>;

/** How one kind of filter is read from the address and written to it. `today`: the merchant's day. */
interface Reader<K extends ShownFilter["kind"]> {
  /** The value of a parameter; undefined for a text that is none. */
  read(text: string, filter: FilterOf<K>, today: string): ValueOf<K> | undefined;
  /** The value of an address without the parameter. */
  initial(filter: FilterOf<K>, today: string): ValueOf<K>;
  write(value: ValueOf<K>): string;
}

/** The parameter of a choice that restricts nothing, where another one is the initial one. */
const ANY = "any";
const ON = "1";
/** The longest value that a call can list. */
const LONGEST_VALUE = 40;

const readers: { [K in ShownFilter["kind"]]: Reader<K> } = {
  choice: {
    read: (text, { any, choices, from }) => {
      // What a call lists is known once it has answered: the filter drops it then.
      const mayBeListed = from && text && text !== ANY && text.length <= LONGEST_VALUE;
      if (mayBeListed || Object.hasOwn(choices, text)) return { kind: "choice", choice: text };
      return text === ANY && any !== undefined ? { kind: "choice", choice: undefined } : undefined;
    },
    initial: ({ any, choices, initial }) => ({
      kind: "choice",
      choice: initial ?? (any === undefined ? Object.keys(choices)[0] : undefined),
    }),
    write: ({ choice }) => choice ?? ANY,
  },
  period: {
    read: (text, { presets, most, since }, today) => {
      const preset = presets.find((name) => name === text);
      if (preset) return presetPeriod(preset, today);
      const period = most === undefined ? undefined : periodIn(text, { most, since, today });
      return period && { kind: "period", preset: undefined, period };
    },
    initial: ({ presets, initial }, today) => presetPeriod(initial ?? presets[0] ?? "today", today),
    write: ({ preset, period }) => preset ?? `${period.from}..${period.to}`,
  },
  sort: {
    read: (text, { choices }) => (Object.hasOwn(choices, text) ? { kind: "sort", order: text } : undefined),
    initial: ({ choices, initial }) => ({ kind: "sort", order: initial ?? Object.keys(choices)[0] ?? "" }),
    write: ({ order }) => order,
  },
  search: {
    read: (text, { most }) => ({ kind: "search", words: text.trim().slice(0, most) }),
    initial: () => ({ kind: "search", words: "" }),
    write: ({ words }) => words.trim(),
  },
  toggle: {
    read: (text, { sends }) => (text === ON ? { kind: "toggle", on: true, sends } : undefined),
    initial: ({ sends }) => ({ kind: "toggle", on: false, sends }),
    write: ({ on }) => (on ? ON : ""),
  },
};

function presetPeriod(preset: PeriodPreset, today: string): ValueOf<"period"> {
  return { kind: "period", preset, period: periodOf(preset, today) };
}

const readerOf = (filter: ShownFilter) => readers[filter.kind] as unknown as Reader<ShownFilter["kind"]>;

/** The filters of an address. */
export interface ReadFilters {
  values: Readonly<Record<string, FilterValue>>;
  /** Parameters of filters whose text is no value of theirs: their initial values apply. */
  dropped: readonly string[];
}

/** What an address has of a filter by which nothing is restricted, or that has its initial value: nothing. */
export function textOf(value: FilterValue, filter: ShownFilter, today: string): string | undefined {
  const reader = readerOf(filter);
  const text = reader.write(value);
  return text === "" || text === reader.write(reader.initial(filter, today)) ? undefined : text;
}

/** Reads the filters of a screen from an address, each by its kind. `today`: the merchant's day, as an ISO date. */
export function readFilters(filters: ShownFilters, query: URLSearchParams, today: string): ReadFilters {
  const dropped: string[] = [];
  const values = Object.entries(filters).map(([id, filter]): [string, FilterValue] => {
    const text = query.get(id);
    const value = text === null ? undefined : readerOf(filter).read(text, filter, today);
    if (text !== null && !value) dropped.push(id);
    return [id, value ?? readerOf(filter).initial(filter, today)];
  });
  return { values: Object.fromEntries(values), dropped };
}

/** What a filter sends; undefined: nothing. `part`: of a period its first or last day, else both as addresses have them. */
export function sentBy(value: FilterValue, part: string | undefined): string | number | undefined {
  switch (value.kind) {
    case "choice":
      return value.choice;
    case "period":
      return part ? value.period[part as keyof Period] : readers.period.write(value);
    case "sort":
      return value.order;
    case "search":
      return value.words || undefined;
    case "toggle":
      return value.on ? value.sends : undefined;
  }
}
