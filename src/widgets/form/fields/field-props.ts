import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import type { Field, ValueField } from "#descriptor/field.ts";
import type { ShownForm } from "#descriptor/form.ts";
import type { InitialBinding } from "#descriptor/vocabulary/form-binding.ts";
import type { Rule } from "#descriptor/vocabulary/rule.ts";
import type { Dependants } from "./input-hints.ts";
import type { Rules } from "../values/use-rules.ts";
import type { Methods } from "../values/methods.ts";

/**
 * What a field adds to its form's call, where that differs from the typed value, by the field's id. It may call the
 * platform first. Throws FieldRefused when the value turns out to be invalid: nothing is sent then.
 */
export type Contributions = Map<string, (typed: string) => Parameters | Promise<Parameters>>;
export type Parameters = Readonly<
  Record<string, string | number | boolean | readonly File[] | Readonly<Record<string, Plain>>>
>;
/** A value as it is sent, but for files. */
export type Plain = string | number | boolean;

/** A well-formed value that turns out to be invalid before the call. */
export class FieldRefused extends Error {
  /** The text key shown under the field. */
  readonly text: string;
  /** The id of the field; set by the caller. */
  field: string | undefined;
  constructor(text: string) {
    super(text);
    this.name = "FieldRefused";
    this.text = text;
  }
}

/** A form as it is shown now, with what is typed in it. */
export interface OpenForm {
  form: ShownForm;
  rules: Rules;
  methods: Methods;
  contributions: Contributions;
}

/** Props of every field of a form. */
export interface FormFieldProps extends OpenForm {
  id: string;
  /** Which fields are checked again when another changes. */
  dependants: Dependants;
  /** The id of the field below. */
  next: string | undefined;
  /** How often the form's call has been made and failed. */
  failures: number;
  /** Focuses a field of the form, on whichever step it is. */
  focus(id: string): void;
  /** Called by a checkbox that must be ticked before the form can be sent. */
  onGate(id: string, ticked: boolean): void;
}

/** The same, with the field itself. */
export interface FieldProps<F extends Field = Field> extends FormFieldProps {
  field: F;
}

/** A field whose limits and initial value are known: values from elsewhere have been taken. */
export type Resolved<F extends Field> = F extends unknown ? { [K in keyof F]: Taken<F[K]> } : never;
type Taken<V> = V extends InitialBinding ? never : V extends (infer One)[] ? Exclude<One, InitialBinding>[] : V;

/** What a rule says is wrong with a value, as a text key, or null. */
export type ByRule = (rule: Rule | undefined, value: string) => string | null;

/** How a kind of field differs from a line of text. */
export interface Variation {
  /** Its own check of a value instead of the rule's; it may use the rule, or a rule of its own. */
  check?: (value: string, rule: Rule | undefined, byRule: ByRule) => string | null;
  /** Whether it must be filled, where the kind knows better than `required`. */
  mustFill?: boolean;
  /** It is read as digits (text/read-digits.ts) without a rule that says so. */
  digits?: boolean;
  /** Hides what is typed, with an eye that shows it. */
  secret?: boolean;
  /** Maximum characters without a rule. */
  longest?: number;
  /** Props of the input. */
  hints?: InputHTMLAttributes<HTMLInputElement>;
  /** Adornments in the box, before the input and at its end. */
  start?: ReactNode;
  end?: ReactNode;
  /** What the phone's enter key does, instead of going to the field below. */
  onEnter?: () => void;
  /** Renders something other than an input. */
  control?: (input: InputHTMLAttributes<HTMLElement>, ref: Ref<HTMLElement>) => ReactNode;
}

/** A further line that a kind shows beside its own. */
export interface InsteadOf {
  id: string;
  field: ValueField;
  next?: string;
}

/**
 * Props of a kind whose code loads later: it passes its differences to the form for rendering, so it needs no code of
 * the form.
 */
export interface LaterProps<F> extends FormFieldProps {
  field: F;
  /** Shown until the field's code has loaded. */
  place: ReactNode;
  line(variation: Variation, instead?: InsteadOf): ReactNode;
}
