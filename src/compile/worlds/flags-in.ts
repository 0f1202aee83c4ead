import { isObject } from "#kernel/json.ts";

/** The names of the flags that conditions ask, each once, in order. */
export function flagsIn(conditions: unknown): string[] {
  const names = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (isObject(value)) {
      if (typeof value["flag"] === "string") names.add(value["flag"]);
      Object.values(value).forEach(look);
    }
  };
  look(conditions);
  return [...names];
}
