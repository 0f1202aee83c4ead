import { engines, type Engine } from "../tests/support/databases.ts";
import { unknownName, UsageError } from "./usage-error.ts";

/** The engine with a name; all when none is named. Throws a UsageError for an unknown one. */
export function enginesNamed(name: string | undefined): readonly Engine[] {
  const named = name === undefined ? engines : engines.filter((one) => one === name);
  if (name !== undefined && named.length === 0) throw new UsageError(unknownName("engine", name, engines));
  return named;
}
