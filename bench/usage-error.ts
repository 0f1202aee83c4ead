import { nearest } from "#kernel/near.ts";

/** Arguments that a benchmark cannot accept; the message is for the person who typed them. */
export class UsageError extends Error {}

/** One line about an unknown name: the probable one, and all that exist. */
export function unknownName(kind: string, name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return `There is no ${kind} "${name}".${near ? ` Did you mean "${near}"?` : ""} There are: ${known.join(", ")}.`;
}
