import { RichText } from "#ui/text/rich-text.tsx";
import type { CellProps } from "../cell-props.ts";

export function RichTextCell({ value }: CellProps<string>) {
  return <RichText html={value} />;
}
