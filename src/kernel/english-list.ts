const formats = new Map<Intl.ListFormatType, Intl.ListFormat>();

/** Names as an English sentence lists them: "a, b and c". */
export function andList(names: readonly string[]): string {
  return listFormat("conjunction").format(names);
}

/** Names as a sentence lists the first of them: "a, b and 3 more". */
export function shortList(names: readonly string[], most: number): string {
  return andList(names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names);
}

/** Choices as an English sentence lists them: "a, b or c". */
export function orList(names: readonly string[]): string {
  return listFormat("disjunction").format(names);
}

/** Made on first use: each takes some 10 ms, and most commands have nothing to list. */
function listFormat(type: Intl.ListFormatType): Intl.ListFormat {
  const known = formats.get(type) ?? new Intl.ListFormat("en-GB", { type });
  formats.set(type, known);
  return known;
}
