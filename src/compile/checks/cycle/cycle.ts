import { formBindings, type FormBindingUse, type ReadForm } from "../../analyse/form-bindings.ts";
import { referencesIn } from "../../analyse/references-in.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";

export const cycle: Check = {
  id: "cycle",
  severity: "error",
  description:
    "Named data of a screen do not wait for each other, and fields and steps of a form do not depend on each other in a circle.",
  about: [
    "Data that take a parameter from other data are requested after those. Two that take one from each other would wait forever.",
    "A field whose limit or initial value is taken from another field follows it, and so does one that takes it from a watched call which takes its parameters from that field. In a circle nothing could ever settle.",
    "A field is shown only while its step is. A step whose condition compares one of its own fields would wait for what nobody can type: compare a field of an earlier step.",
  ],
  run: { brand: (draft) => [...cycles(draft), ...fieldCycles(draft)] },
};

function cycles(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "screens").flatMap((screen): Finding[] => {
    const waits = waitsOf(draft, screen);
    const found = firstRing(waits);
    if (!found) return [];
    return [
      {
        path: ["screens", screen, "data", found[0] ?? ""],
        at: "key",
        message: `These data wait for each other, so none is ever requested: ${[...found, found[0]].join(" → ")}.`,
        hint: "Take one of their parameters from somewhere else.",
        relies: { path: ["screens", screen], inside: true },
      },
    ];
  });
}

/** The data that each named datum of a screen reads. */
function waitsOf({ walk }: Draft, screen: string): Map<string, Set<string>> {
  const waits = new Map<string, Set<string>>();
  for (const { kind, name, path } of referencesIn(walk, "screens", screen)) {
    if (kind !== "data" || path[2] !== "data") continue;
    const id = String(path[3]);
    waits.set(id, new Set([...(waits.get(id) ?? []), name.split(".")[0] ?? ""]));
  }
  return waits;
}

/** Fields and steps whose limits, initial values or conditions are taken from each other, also by way of a watched call. */
function fieldCycles(draft: Draft): Finding[] {
  const uses = formBindings(draft.walk.references);
  return entriesLookedAt(draft, "forms").flatMap((form): Finding[] => {
    const steps = draft.value.forms?.[form]?.steps ?? {};
    const found = firstRing(
      waitsInForm(
        uses.filter((use) => use.form === form),
        steps,
      ),
    );
    if (!found) return [];
    const step = found.find((part) => part.startsWith(stepBefore))?.slice(stepBefore.length);
    const ring = [...found, found[0]].map((part) => part?.replace(stepBefore, "the step ")).join(" → ");
    return [
      {
        path: ["forms", form, ...(step === undefined ? ["fields", found[0] ?? ""] : ["steps", step])],
        at: "key",
        ...(step === undefined
          ? {
              message: `These fields depend on each other in a circle: ${ring}.`,
              hint: "Take one of their limits, initial values or conditions from somewhere else.",
            }
          : {
              message: `The step "${step}" waits for what is typed in it, so nobody sees it: ${ring}.`,
              hint: "Compare a field of an earlier step, or move the field there.",
            }),
        relies: { path: ["forms", form], inside: true },
      },
    ];
  });
}

/** Ids of fields and of steps can be the same: no id begins like this. */
const stepBefore = "#";

/** What each field of a form, and each step, depends on: a field is shown only while its step is. */
function waitsInForm(uses: readonly FormBindingUse[], steps: ReadForm["steps"] & object): Map<string, Set<string>> {
  const asked = (watch: string) =>
    uses
      .filter(({ kind, taker }) => kind === "input" && taker[0] === "watch" && taker[1] === watch)
      .map(({ head }) => head);
  const waits = new Map<string, Set<string>>();
  const add = (part: string, on: readonly string[]) => waits.set(part, new Set([...(waits.get(part) ?? []), ...on]));
  for (const { kind, head, taker } of uses) {
    const [section, id = ""] = taker.map(String);
    // An output only shows what it reads, and so does a text.
    if (taker.length < 3 || taker.at(-2) === "values" || (section !== "fields" && section !== "steps")) continue;
    add(section === "steps" ? stepBefore + id : id, kind === "input" ? [head] : asked(head));
  }
  for (const [id, step] of Object.entries(steps))
    for (const field of step?.fields ?? []) if (field !== undefined) add(field, [stepBefore + id]);
  return waits;
}

function firstRing(waits: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  return [...waits.keys()].map((id) => ringFrom(id, waits)).find((ring) => ring !== undefined);
}

/** The data on the way from one back to itself. */
function ringFrom(start: string, waits: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const search = (id: string, way: readonly string[]): string[] | undefined => {
    for (const next of waits.get(id) ?? []) {
      if (next === start) return [...way];
      if (way.includes(next)) continue;
      const found = search(next, [...way, next]);
      if (found) return found;
    }
    return undefined;
  };
  return search(start, [start]);
}
