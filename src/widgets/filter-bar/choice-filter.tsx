import { useEffect } from "react";
import { reportOnce } from "#data/page/report.ts";
import { usePage, useSite } from "#data/page/site.ts";
import type { ShownChoice } from "#descriptor/vocabulary/filter.ts";
import { useWholeList } from "#parts/screen/use-whole-list.ts";
import { useText } from "#text/use-text.ts";
import { ChoiceList } from "./choice-list.tsx";
import { Chips, type Chip } from "./chips.tsx";
import type { FilterProps } from "./filter-control.tsx";

/** The value of the choice that restricts nothing: no choice has it, because values have no spaces. */
const ANY = " ";
/** The value of what is shown while a list has not come, or has not loaded: choosing it asks again. */
const MISSING = "  ";

/** One of several values. */
export function ChoiceFilter(props: FilterProps<"choice">) {
  const { from } = props.filter;
  return from ? <ListedChoice {...props} from={from} /> : <Choice {...props} />;
}

/** One of what a call lists. An address can name what is not listed: it is dropped when that is known. */
function ListedChoice({ from, ...props }: FilterProps<"choice"> & { from: NonNullable<ShownChoice["from"]> }) {
  const text = useText();
  const { data, error, refetch } = useWholeList<Readonly<Record<string, unknown>>>(from);
  const listed = data
    ? chipsOf(data, from)
    : [{ value: MISSING, label: text(error ? "state.retry" : "state.loading") }];
  const { choice } = props.value;
  const isStrange = data !== undefined && choice !== undefined && listed.every(({ value }) => value !== choice);
  const { brand, reports = false } = useSite();
  const { route } = usePage();
  const { onChange } = props;
  useEffect(() => {
    if (!isStrange) return;
    const place = { brand, screen: route, widget: "filter-bar", id: choice };
    reportOnce(place, new RangeError(`"${choice}" of the address is not listed`), reports);
    onChange({ kind: "choice", choice: undefined });
  });
  return <Choice {...props} listed={listed} onRetry={() => void refetch()} />;
}

/** What a call lists, each value once. */
function chipsOf(
  entries: readonly Readonly<Record<string, unknown>>[],
  { value, label }: NonNullable<ShownChoice["from"]>,
): Chip[] {
  const names = new Map(entries.map((entry) => [String(entry[value]), String(entry[label])]));
  return [...names].map(([id, name]) => ({ value: id, label: name }));
}

interface ChoiceProps extends FilterProps<"choice"> {
  /** What a call lists, or why it is missing. */
  listed?: readonly Chip[];
  onRetry?(): void;
}

function Choice({ filter, value, look, onChange, listed = [], onRetry }: ChoiceProps) {
  const text = useText();
  const choices = [
    ...(filter.any === undefined ? [] : [{ value: ANY, label: text(filter.any) }]),
    ...Object.entries(filter.choices).map(([id, { label }]) => ({ value: id, label: text(label) })),
    ...listed,
  ];
  const shared = {
    label: text(filter.label),
    current: value.choice ?? ANY,
    onChoose: (choice: string) =>
      choice === MISSING ? onRetry?.() : onChange({ kind: "choice", choice: choice === ANY ? undefined : choice }),
  };
  return look === "list" ? (
    <ChoiceList choices={choices} {...shared} />
  ) : (
    <Chips chips={choices} look={look} {...shared} />
  );
}
