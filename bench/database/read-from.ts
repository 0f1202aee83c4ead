/** A table of which every row is read, as it is listed. */
export const wholeTable = (table: string) => `all of ${table}`;

/** What plans read, each once: indexes by their names, and whole tables. */
export function readFrom(plans: readonly string[]): string[] {
  const found = plans.flatMap((plan) => [
    ...plan.matchAll(/(Seq Scan|Index (?:Only )?Scan(?: Backward)?|Bitmap Index Scan)(?: using| on) (\w+)/g),
  ]);
  const read = found.map(([, scan, name = ""]) => (scan === "Seq Scan" ? wholeTable(name) : name));
  return [...new Set(read)].toSorted();
}
