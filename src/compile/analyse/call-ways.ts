import type { Endpoint } from "#gateway/endpoint.ts";

type Schema = Endpoint["output"];

/** The values that are written for parameters of a call. */
export type Written = Readonly<Record<string, unknown>>;

/** What a call needs in the way in which it is made: its schemas by their parameters. */
export function wayOf({ ways }: Endpoint, written: Written = {}): Readonly<Record<string, Schema | undefined>> {
  const way = ways && written[ways.by];
  return ways && typeof way === "string" && Object.hasOwn(ways.of, way) ? (ways.of[way] ?? {}) : {};
}

/** What a call takes as a parameter in the way in which it is made. */
export function takenAs(call: Endpoint, name: string, written?: Written): Schema | undefined {
  const way = wayOf(call, written);
  // Any name may be written, also one that every object has, such as "constructor".
  if (Object.hasOwn(way, name)) return way[name];
  return Object.hasOwn(call.input.shape, name) ? call.input.shape[name] : undefined;
}
