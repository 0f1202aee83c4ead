import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { isObject } from "#kernel/json.ts";
import { pointerOf, valueAt } from "#kernel/pointer.ts";
import type { Names } from "./names.ts";
import type { Subject } from "./subject.ts";

/** The deepest widget, slot or link on the way of some steps; the first widget's id is the step at `start`. */
export function widgetSubject(
  steps: readonly string[],
  start: number,
  home: string,
  preposition: "on" | "in",
  { brand }: CompiledBrand,
  names: Names,
): Subject {
  const whole = JSON.stringify(valueAt(brand, pointerOf(steps.slice(0, 2)))) ?? "";
  const valueOf = (length: number) => valueAt(brand, pointerOf(steps.slice(0, length)));
  let around = home;
  let where = ` ${preposition} ${home}`;
  for (let at = start; ;) {
    const id = steps[at] ?? "";
    const name = `the widget ${widgetName(valueOf(at + 1), id, whole, names)}`;
    const [first, second, third] = steps.slice(at + 1);
    if (first === "options" && second === "links" && third !== undefined)
      return {
        name: `the link ${names.label(valueOf(at + 4), third)}`,
        home: `${name}${where}`,
        where: ` in ${name}${where}`,
        rest: steps.slice(at + 4),
      };
    if (first === "body" && second !== undefined) at += 2;
    else if (first !== "slots" || second === undefined) return { name, home: around, where, rest: steps.slice(at + 1) };
    else if (third !== "body" || steps.length <= at + 4)
      return {
        name: `the slot ${second}`,
        home: `${name}${where}`,
        where: ` of ${name}${where}`,
        rest: steps.slice(at + 3),
      };
    else at += 4;
    around = `${id}${where}`;
    where = ` in ${around}`;
  }
}

/** The type; where a page has several of that type, its title or its id too. */
function widgetName(placement: unknown, id: string, page: string, names: Names): string {
  const widget = isObject(placement) && typeof placement["widget"] === "string" ? placement["widget"] : undefined;
  if (widget === undefined) return id;
  if (page.split(`"widget":"${widget}"`).length <= 2 || widget === id) return widget;
  const title = valueAt(placement, "/options/title");
  return typeof title === "string" && names.hasWord(title) ? `${widget} “${names.word(title)}”` : `${widget} (${id})`;
}
