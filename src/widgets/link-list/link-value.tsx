import { Cell } from "#cells/cell.tsx";
import type { WidgetProps } from "../widget.ts";
import { useNamedData } from "#parts/screen/use-named-data.ts";
import { useShownCells } from "#parts/use-shown-cells.ts";
import { useText } from "#text/use-text.ts";

type Link = WidgetProps<"link-list">["options"]["links"][string];

/** What a link says beside its label. Separate from the list: most lists have none. */
export function LinkValue({ of: { data, fields } }: { of: NonNullable<Link["value"]> }) {
  const cells = useShownCells(fields);
  const answer = useNamedData(data);
  const text = useText();
  return (
    answer &&
    cells.map((cell) => (
      <span key={cell.id}>
        <span className="visually-hidden">{text(cell.label)} </span>
        <Cell cell={cell} value={answer[cell.field]} entry={answer} />
      </span>
    ))
  );
}
