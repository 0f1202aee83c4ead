/** What can be added, as the table "Where to put what" calls it: "a widget". */
export function rowsOf(page: string): string[] {
  const [, section = ""] = page.split("## Where to put what\n");
  const [table = ""] = section.split("\n## ");
  return [...table.matchAll(/^\| (an? [^|]+?) \|/gm)].flatMap(([, name]) => name ?? []);
}

/** The paths that the table "where to put what" names for something: "src/widgets/<type>/<type>.tsx". */
export function pathsOfRow(page: string, name: string): string[] {
  const row = page.split("\n").find((line) => line.startsWith(`| ${name} |`));
  if (row === undefined) throw new Error(`docs/house.md has no row for "${name}"`);
  return [...row.matchAll(/`([a-z-]+\/[^` ]+)`/g)].flatMap(([, path]) => path ?? []);
}

/** Whether a path of the table matches a file; "<id>" is a name. */
export function fitsRow(file: string, path: string): boolean {
  const pattern = path.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/<[^>]+>/g, "[A-Za-z0-9-]+");
  return new RegExp(`^${pattern}$`).test(file);
}
