import { readFileSync } from "node:fs";
import { withFilterParameters } from "#compile/layer/filter-parameters.ts";
import type { JsonObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";

interface Placed {
  options?: Record<string, unknown>;
  body?: Readonly<Record<string, Placed>>;
}

/** The options of a widget as base places it: the screen, and the ids on the way to it. */
export function baseOptions(screen: string, ...ids: readonly string[]): Record<string, unknown> {
  const written = JSON.parse(readFileSync(`brands/base/screens/${screen}.json`, "utf8")) as JsonObject;
  const root = valueAtPath(withFilterParameters({ screens: { [screen]: written } }), ["screens", screen]) as Placed;
  const placed = ids.reduce<Placed | undefined>((around, id) => around?.body?.[id], root);
  if (!placed?.options) throw new Error(`The screen "${screen}" of base has no widget ${ids.join(" / ")}`);
  return placed.options;
}
