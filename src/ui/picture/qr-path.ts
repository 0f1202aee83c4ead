/** The dark fields of a code as the path of a drawing, a field of which is 1×1: one rectangle for each run of a row. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1h-${(end < 0 ? row.length : end) - x}z`;
      }),
    )
    .join("");
}
