import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { isOrder, orderKey, restOfOrder } from "../layer/merge.ts";

/** Whether the `$order` of what a layer says names what is there, each once, and changes how the entries lie. */
export function changesOrder(value: JsonObject, below: JsonObject | undefined): boolean {
  const order = value[orderKey];
  if (!isOrder(order) || new Set(order).size !== order.length) return false;
  for (const name of order)
    if (name !== restOfOrder && !(below !== undefined && name in below) && !(name in value)) return false;
  const keys: string[] = [];
  for (const key in below) if (value[key] !== null) keys.push(key);
  for (const key in value)
    if (key !== orderKey && value[key] !== null && !(below !== undefined && key in below)) keys.push(key);
  return inOrder(keys, order).some((key, index) => key !== keys[index]);
}

/** Keys in an order: "..." stands for those not named; without it they come last. */
function inOrder(keys: readonly string[], order: readonly string[]): string[] {
  const rest = keys.filter((key) => !order.includes(key));
  const named = order.includes(restOfOrder)
    ? order.flatMap((key) => (key === restOfOrder ? rest : [key]))
    : [...order, ...rest];
  return named.filter((key) => keys.includes(key));
}

/** Whether two JSON values are the same, entries in the same order. */
export function sameJson(one: Json, other: Json | undefined): boolean {
  return (
    one === other ||
    (typeof one === "object" && typeof other === "object" && JSON.stringify(one) === JSON.stringify(other))
  );
}

/** Whether a layer changes every part that it says. */
export function changesEverything(value: JsonObject, below: JsonObject): boolean {
  const keys = Object.keys(value);
  return (
    keys.length > 0 &&
    keys.every((key) => {
      const [said, under] = [value[key] as Json, below[key]];
      if (key === orderKey) return changesOrder(value, below);
      if (said === null) return under !== undefined;
      return isObject(said) && isObject(under) ? changesEverything(said, under) : !sameJson(said, under);
    })
  );
}
