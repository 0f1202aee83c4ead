import type { z } from "zod";
import type { Place } from "./places.ts";

/** The definition of a widget: everything that operators, editors, the compiler and the component share. */
export interface WidgetDescription<
  T extends string = string,
  O extends z.ZodObject = z.ZodObject,
  S extends string = string,
> {
  /** The name an operator writes in `"widget"`, kebab-case. */
  type: T;
  /** One or two sentences for an operator, with the section of the specification. */
  description: string;
  /** The parameters an operator may set. Defaults are filled in by the compiler, so the component gets all of them. */
  options: O;
  /** The content of `body`, the one place for widgets in this widget; absent when it has none. */
  body?: string;
  /**
   * Several slots for widgets by name, each with a description; `"any"` lets the operator choose the names; absent: it
   * has none.
   */
  slots?: Readonly<Record<S, string>> | "any";
  /** Text keys the component itself uses; a trailing `*` matches every key with that prefix. */
  texts: readonly string[];
  /** Icons the component itself uses. */
  icons?: readonly string[];
  /** Calls that the component itself makes, and no other: its pages describe them, and the others need not know them. */
  calls?: readonly string[];
  /** Places of the brand that the component leads to: a brand that has the widget must name them. */
  places?: readonly Place[];
  /** Options about each entry of what `source` lists, which is the row in scope in them. */
  rows?: readonly string[];
  /** Options whose cells are in a link; `with`: only when that option is set. */
  links?: Readonly<Record<string, { with?: string }>>;
  /** Parameters of the address that the component itself reads. */
  parameters?: readonly string[];
  /** Options an operator can copy. */
  example: z.input<O>;
}

/** Declares a widget. It only gives the compiler the exact types. */
export function describeWidget<const T extends string, O extends z.ZodObject, const S extends string = never>(
  description: WidgetDescription<T, O, S>,
): WidgetDescription<T, O, S> {
  return description;
}
