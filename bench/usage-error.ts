import { nearest } from "#kernel/near.ts";

/** Words on the command line that a benchmark cannot take; the message is for the person who typed them. */
export class UsageError extends Error {}

/** One line about a name that does not exist: what was meant, and what there is. */
export function unknownName(kind: string, name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return `There is no ${kind} "${name}".${near ? ` Did you mean "${near}"?` : ""} There are: ${known.join(", ")}.`;
}
