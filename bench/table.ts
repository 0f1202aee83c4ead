/** A column of a table of figures. */
export interface Column {
  head: string;
  /** Words are aligned left, figures right. */
  side: "left" | "right";
}

/** Lines of a table, each column as wide as its widest cell, two spaces between columns, none at the end of a line. */
export function tableLines(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map(({ head }, index) => Math.max(head.length, ...rows.map((row) => row[index]?.length ?? 0)));
  return [columns.map(({ head }) => head), ...rows].map((row) => lineOf(row, columns, widths));
}

function lineOf(row: readonly string[], columns: readonly Column[], widths: readonly number[]): string {
  return columns
    .map(({ side }, index) => {
      const cell = row[index] ?? "";
      const width = widths[index] ?? 0;
      return side === "left" ? cell.padEnd(width) : cell.padStart(width);
    })
    .join("  ")
    .trimEnd();
}
