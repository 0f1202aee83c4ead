import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { isObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { Draft } from "../layer/draft.ts";
import { traitsOf } from "../validate/widget-traits.ts";
import { sentIn } from "./sent-parameters.ts";

/** A form on a screen. */
export interface PlacedForm {
  /** The form that is named; undefined when none is. */
  form: string | undefined;
  /** Steps from the screen to its name. */
  at: readonly (string | number)[];
  /** The conditions under which it is shown, from the outermost. */
  conditions: readonly Condition[];
}

/** The forms on a screen. */
export const formsOn = memoizeByIdentity((screen: object): readonly PlacedForm[] => formsBelow(screen, [], []));

function formsBelow(value: unknown, steps: PlacedForm["at"], around: PlacedForm["conditions"]): readonly PlacedForm[] {
  if (Array.isArray(value))
    return value.flatMap((inner: unknown, index) => formsBelow(inner, [...steps, index], around));
  if (!isObject(value)) return [];
  const conditions = value["when"] === undefined ? around : [...around, value["when"] as unknown as Condition];
  const options = value["options"];
  const named = traitsOf(String(value["widget"])).form;
  if (named !== undefined) {
    const form = isObject(options) ? options[named] : undefined;
    return [{ form: typeof form === "string" ? form : undefined, at: [...steps, "options", named], conditions }];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "when" ? [] : formsBelow(inner, [...steps, key], conditions),
  );
}

const calls: Readonly<Record<string, Endpoint>> = contract;

/** The calls that sign in with what was typed into another call before: to register, or to set a password. */
const signingIn = new Set(
  Object.values(calls)
    .flatMap(({ typedAgain = {} }) => Object.values(typedAgain).flatMap((again) => again?.call ?? []))
    .filter((call) => calls[call]?.session === "opens"),
);

/** The places without whose form visitors cannot go on, and the calls by which they do. */
export const doors = [
  {
    place: "signIn",
    visitor: "guest",
    purpose: "sign in",
    signsIn: true,
    isWay: (call: string) => signingIn.has(call),
  },
  {
    place: "signUp",
    visitor: "guest",
    purpose: "register",
    signsIn: true,
    isWay: (call: string) => calls[call]?.session === "opens" && calls[call].typedAgain !== undefined,
  },
  {
    place: "recovery",
    visitor: "guest",
    purpose: "replace a forgotten password",
    signsIn: false,
    isWay: (call: string) => calls[call]?.recovers === "password",
  },
  {
    // Members with a temporary password get nowhere else.
    place: "newPassword",
    visitor: "member",
    purpose: "choose a new password",
    signsIn: false,
    isWay: (call: string) => calls[call]?.oldPassword !== undefined,
  },
] as const;
export type Door = (typeof doors)[number];

/** The screen that a place shows. */
export function screenAt(place: Door["place"], { value }: Draft): string | undefined {
  return value.routes?.[value.places?.[place] ?? ""]?.screen;
}

/** Whether a form is the way through a door, as far as is known: names that do not exist are reported themselves. */
export function leadsThrough({ isWay }: Door, id: string | undefined, { value }: Draft): boolean {
  const form = value.forms?.[id ?? ""];
  const name = form?.submit?.call;
  const call = name !== undefined && Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!form || name === undefined || !call) return true;
  return isWay(name) || [...sentIn(form)].some((one) => !Object.hasOwn(call.input.shape, one));
}
