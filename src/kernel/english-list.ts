const and = new Intl.ListFormat("en-GB", { type: "conjunction" });
const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Names as an English sentence lists them: "a, b and c". */
export function andList(names: readonly string[]): string {
  return and.format(names);
}

/** Choices as an English sentence lists them: "a, b or c". */
export function orList(names: readonly string[]): string {
  return or.format(names);
}
