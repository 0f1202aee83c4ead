import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { pointerOf, valueAt } from "#kernel/pointer.ts";
import type { Names } from "./names.ts";
import { widgetSubject } from "./widget-subject.ts";

/** The target of a pointer, as a sentence names it. */
export interface Subject {
  /** "the tab Deposit", "the widget marquee". */
  name: string;
  /** Its container: "the footer", "the home screen". */
  home: string;
  /** The end of a sentence about one of its properties: " on the home screen", or empty when the name is enough. */
  where: string;
  /** Steps below it: none when the pointer is that of the subject itself. */
  rest: readonly string[];
}

type Finder = (steps: readonly string[], compiled: CompiledBrand, names: Names) => Subject;

const finders: Readonly<Record<string, Finder>> = {
  footer: (steps, compiled, names) =>
    labelled(steps, ["footer", "tabs"], "tab", "the footer", compiled, names) ?? plain("the footer", steps, 1),
  footers: (steps, compiled, names) =>
    labelled(steps, ["footers", steps[1] ?? "", "tabs"], "tab", `the footer ${steps[1]}`, compiled, names) ??
    plain(`the footer ${steps[1]}`, steps, 2),
  menus: (steps, compiled, names) =>
    labelled(steps, ["menus", steps[1] ?? "", "entries"], "entry", `the menu ${steps[1]}`, compiled, names) ??
    plain(`the menu ${steps[1]}`, steps, 2),
  forms: (steps, compiled, names) =>
    labelled(steps, ["forms", steps[1] ?? "", "fields"], "field", `the form ${steps[1]}`, compiled, names) ??
    plain(`the form ${steps[1]}`, steps, 2),
  registration: (steps, compiled, names) =>
    labelled(steps, ["registration", "fields"], "field", "the registration", compiled, names) ??
    plain("the registration", steps, 1),
  routes: (steps, _compiled, names) => plain(`the route ${names.route(steps[1] ?? "")}`, steps, 2),
  rules: (steps) => plain(`the rule ${steps[1]}`, steps, 2),
  flags: (steps) => plain(`the flag ${steps[1]}`, steps, 2),
  screens: (steps, compiled, names) =>
    steps[2] === "body" && steps.length > 3
      ? widgetSubject(steps, 3, `the ${steps[1]} screen`, "on", compiled, names)
      : plain(`the ${steps[1]} screen`, steps, 2),
  header: (steps, compiled, names) =>
    steps.length > 3
      ? widgetSubject(steps, 3, `the ${steps[1]} header`, "in", compiled, names)
      : plain(`the ${steps[1]} header`, steps, 2),
};

/** Finds the subject of a pointer's steps in a brand. */
export function subjectOf(steps: readonly string[], compiled: CompiledBrand, names: Names): Subject {
  return finders[steps[0] ?? ""]?.(steps, compiled, names) ?? plain("the brand", steps, 0);
}

function plain(name: string, steps: readonly string[], length: number): Subject {
  return { name, home: "the brand", where: "", rest: steps.slice(length) };
}

/** An entry with a label: its place is the map of such entries. */
function labelled(
  steps: readonly string[],
  place: readonly string[],
  noun: string,
  home: string,
  { brand }: CompiledBrand,
  names: Names,
): Subject | undefined {
  const id = steps[place.length];
  if (id === undefined || !place.every((step, index) => step === steps[index])) return undefined;
  const name = names.label(valueAt(brand, pointerOf([...place, id])), id);
  return {
    name: `the ${noun} ${name}`,
    home,
    where: noun === "tab" ? "" : ` in ${home}`,
    rest: steps.slice(place.length + 1),
  };
}
