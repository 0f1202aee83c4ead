import { readFileSync } from "node:fs";

/** A widget as a screen of the base layer places it. */
export interface Placed {
  widget: string;
  when?: unknown;
  options?: Record<string, unknown>;
  slots?: Record<string, { body: Record<string, Placed> }>;
}

/** A document of the base layer, by its place below its folder and without the ending. */
export function baseFile(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`brands/base/${file}.json`, "utf8")) as Record<string, unknown>;
}

/** Every widget on the screen of a route of the base layer, those in slots too. */
export function widgetsOf(route: string): Placed[] {
  const flat = (body: Record<string, Placed>): Placed[] =>
    Object.values(body).flatMap((placed) => [
      placed,
      ...Object.values(placed.slots ?? {}).flatMap((slot) => flat(slot.body)),
    ]);
  const { screen } = baseFile("routes")[route] as { screen: string };
  return flat(baseFile(`screens/${screen}`)["body"] as Record<string, Placed>);
}

/** The options of the first widget of a type on a route's screen; undefined where there is none. */
export function optionsOf(route: string, widget: string): Record<string, unknown> | undefined {
  return widgetsOf(route).find((placed) => placed.widget === widget)?.options;
}
