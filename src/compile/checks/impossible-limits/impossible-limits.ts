import { minorUnits } from "#kernel/money.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { writtenChoices } from "../../analyse/listed-value.ts";
import { fileLimits, parameterLimits } from "../../analyse/parameter-type.ts";
import { sendingFields, type SendingField } from "../../analyse/sent-parameters.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";
import { refusedAbove } from "./refused-above.ts";
import { strangeBeginnings } from "./strange-beginnings.ts";
import { withoutBindings } from "./without-bindings.ts";

export const impossibleLimits: Check = {
  id: "impossible-limits",
  severity: "error",
  description:
    "A value can meet the limits of a field, the call takes every value that they allow, and a filter offers what it begins with.",
  about: [
    "Nobody can fill in a field whose least value is above its greatest, or an amount of which no multiple of the step lies between them. An amount offered with a tap must be one that the field takes. Where the call has limits of its own, the field stays within them: what it accepts would otherwise be refused after it was sent. What a field or a filter begins with is one of its choices, and of a period one of its `presets`.",
  ],
  run: { brand: (draft) => [...impossible(draft), ...strangeBeginnings(draft)] },
};

/** What is wrong with the limits of a field, and the key of the one that is reported. */
type Problem = readonly [key: Path, message: string, hint?: string | undefined];

function impossible(draft: Draft): Finding[] {
  // Values with mistakes of their own are reported there.
  const misread = new Set(draft.walk.mismatches.map(({ path }) => path.slice(0, 4).join("/")));
  return sendingFields(draft).flatMap((sending): Finding[] => {
    const path = ["forms", sending.form, "fields", sending.id];
    if (misread.has(path.join("/"))) return [];
    return problemsOf(sending).map(([key, message, hint]) => {
      const above = key[0] === "initial" ? refusedAbove(path, valueAtPath(sending.field, key), draft) : undefined;
      return { path: above ?? [...path, ...key], at: "value", message, hint };
    });
  });
}

function problemsOf(sending: SendingField): readonly Problem[] {
  const field = withoutBindings(sending.field);
  switch (field.kind) {
    case "amount":
      return amountProblems(field);
    case "number":
      return [
        ...ordered(field, (limit) => limit),
        ...beginning(field, (limit) => limit),
        ...beyond(sending, { least: "min", most: "max", floor: "minimum", ceiling: "maximum" }),
      ];
    case "date":
      return dateProblems(field);
    case "textarea":
      return beyond(sending, { most: "most", ceiling: "maxLength" });
    case "select":
    case "choice":
      return choiceProblems(field, sending);
    case "images":
      return beyondFiles(sending);
    case "pin":
      return beyond(sending, { least: "length", most: "length", floor: "minLength", ceiling: "maxLength" });
    default:
      return [];
  }
}

/** The least is not above the most. */
function ordered<T extends string | number>(
  { min, max }: { min?: T | undefined; max?: T | undefined },
  read: (limit: T) => number | bigint,
): readonly Problem[] {
  if (min === undefined || max === undefined || read(min) <= read(max)) return [];
  return [[["max"], `No value is from ${min} to ${max}: nobody can fill in the field.`]];
}

interface Limits<T> {
  min?: T | undefined;
  max?: T | undefined;
  initial?: T | undefined;
}

/** What is filled in initially is within the limits. Limits in the wrong order are reported themselves. */
function beginning<T extends string | number>(
  { min, max, initial }: Limits<T>,
  read: (limit: T) => number | bigint,
): readonly Problem[] {
  if (initial === undefined) return [];
  const units = read(initial);
  if (min !== undefined && max !== undefined && read(min) > read(max)) return [];
  const fits = (min === undefined || read(min) <= units) && (max === undefined || units <= read(max));
  return fits ? [] : [[["initial"], `The field does not take ${initial}, which it begins with.`]];
}

function dateProblems(field: Limits<string>): readonly Problem[] {
  const missing = (["min", "max", "initial"] as const).filter((key) => field[key] !== undefined && !isDay(field[key]));
  return missing.length === 0
    ? [...ordered(field, Date.parse), ...beginning(field, Date.parse)]
    : missing.map((key) => [[key], `There is no day ${field[key]}.`]);
}

/** The 31st of February is read as a day in March. */
function isDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toJSON().startsWith(day);
}

interface AmountLimits {
  min?: string | undefined;
  max?: string | undefined;
  initial?: string | undefined;
  step?: string | undefined;
  quick?: readonly (string | undefined)[] | undefined;
}

function amountProblems({ min = "0.01", max, initial, step, quick = [] }: AmountLimits): readonly Problem[] {
  const order = ordered({ min, max }, minorUnits);
  if (order.length > 0) return order;
  const by = step === undefined ? 1n : minorUnits(step);
  if (by === 0n) return [[["step"], "No amount is a multiple of 0.00: nobody can fill in the field."]];
  const least = ((minorUnits(min) + by - 1n) / by) * by;
  if (max !== undefined && least > minorUnits(max))
    return [[["step"], `No multiple of ${step} is from ${min} to ${max}: nobody can fill in the field.`]];
  const fits = (amount: string) => {
    const units = minorUnits(amount);
    return units >= least && (max === undefined || units <= minorUnits(max)) && units % by === 0n;
  };
  return [
    ...(initial === undefined || fits(initial)
      ? []
      : [[["initial"], `The field does not take ${initial}, which it begins with.`] as const]),
    ...quick.flatMap((amount, place): Problem[] =>
      amount === undefined || fits(amount)
        ? []
        : [[["quick", place], `The field does not take ${amount}, which it offers.`]],
    ),
  ];
}

/** What is chosen initially is offered. A choice that is misspelt is reported itself. */
function choiceProblems(
  { initial }: { initial?: string | undefined },
  { field, parameter }: SendingField,
): readonly Problem[] {
  const choices = writtenChoices(field);
  if (initial === undefined || !choices || choices.includes(initial)) return [];
  const taken = parameterLimits(parameter).values?.map(String);
  if (taken?.includes(initial) && choices.some((choice) => !taken.includes(choice))) return [];
  const hint = choiceHint(initial, choices);
  const message = `The field does not offer "${initial}", which it begins with.`;
  return [[["initial"], message, hint]];
}

type LimitName = "minLength" | "maxLength" | "minimum" | "maximum";

/** The limits of the field are within those of the parameter. */
function beyond(
  { field, call, name, parameter }: SendingField,
  { least, most, floor, ceiling }: { least?: string; most: string; floor?: LimitName; ceiling: LimitName },
): readonly Problem[] {
  const limits = parameterLimits(parameter);
  const own = field as Readonly<Record<string, unknown>>;
  const [lowest, highest] = [floor && limits[floor], limits[ceiling]];
  const low = least === undefined ? undefined : own[least];
  const high = own[most];
  if (least !== undefined && typeof low === "number" && lowest !== undefined && low < lowest)
    return [[[least], `The call "${call}" takes at least ${lowest} as "${name}": it refuses ${low}.`]];
  if (typeof high === "number" && highest !== undefined && high > highest)
    return [[[most], `The call "${call}" takes at most ${highest} as "${name}": it refuses ${high}.`]];
  return [];
}

/** As many files as the call takes at most, none larger than it takes. */
function beyondFiles({ field, call, name, parameter }: SendingField): readonly Problem[] {
  const own = field as Readonly<Record<string, unknown>>;
  const taken = fileLimits(parameter);
  const units = { most: "pictures", megabytes: "MB each" } as const;
  return (["most", "megabytes"] as const).flatMap((key): Problem[] => {
    const [limit, most] = [own[key], taken[key]];
    return typeof limit === "number" && most !== undefined && limit > most
      ? [[[key], `The call "${call}" takes at most ${most} ${units[key]} as "${name}": it refuses ${limit}.`]]
      : [];
  });
}
