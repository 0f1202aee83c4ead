import { useText } from "#text/use-text.ts";
import { ChoiceList } from "./choice-list.tsx";
import { Chips } from "./chips.tsx";
import type { FilterProps } from "./filter-control.tsx";

/** The order of a list. */
export function SortFilter({ filter, value, look, onChange }: FilterProps<"sort">) {
  const text = useText();
  const shared = {
    label: text(filter.label),
    current: value.order,
    onChoose: (order: string) => onChange({ kind: "sort", order }),
  };
  const orders = Object.entries(filter.choices).map(([id, { label }]) => ({ value: id, label: text(label) }));
  return look === "list" ? (
    <ChoiceList choices={orders} {...shared} />
  ) : (
    <Chips chips={orders} look={look} {...shared} />
  );
}
