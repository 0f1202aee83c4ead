import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Field } from "#descriptor/field.ts";
import type { ShownForm } from "#descriptor/form.ts";
import type { Rule } from "#descriptor/vocabulary/rule.ts";
import type { Values } from "../values/check-value.ts";
import type { Rules } from "../values/use-rules.ts";

/**
 * What a field adds to its form's call, where that is more or other than what was typed, by the field's id. It may ask
 * somebody first. Throws FieldRefused when the value turns out to be of no use: nothing is sent then.
 */
export type Contributions = Map<string, (typed: string) => Parameters | Promise<Parameters>>;
export type Parameters = Readonly<Record<string, string | boolean>>;

/** A value that looked right and is not, found out on the way to the call. */
export class FieldRefused extends Error {
  /** The text key that stands under the field. */
  readonly text: string;
  /** The id of the field; whoever asked the field fills it in. */
  field: string | undefined;
  constructor(text: string) {
    super(text);
    this.name = "FieldRefused";
    this.text = text;
  }
}

/** What every field of a form is told. */
export interface FormFieldProps {
  id: string;
  /** The id of the field below. */
  next: string | undefined;
  form: ShownForm;
  rules: Rules;
  methods: UseFormReturn<Values>;
  contributions: Contributions;
  /** How often the form's call has been made and failed. */
  failures: number;
  /** Told by a box that must be ticked before the form can be sent. */
  onGate(id: string, ticked: boolean): void;
}

/** The same, with the field itself. */
export interface FieldProps<F extends Field = Field> extends FormFieldProps {
  field: F;
}

/** What is wrong with a value by a rule, as a text key, or null. */
export type ByRule = (rule: Rule | undefined, value: string) => string | null;

/** What a kind of field does otherwise than a line of text. */
export interface Variation {
  /** Its own check of a value in the place of the rule's; it may ask the rule, or a rule of its own. */
  check?: (value: string, rule: Rule | undefined, byRule: ByRule) => string | null;
  /** Whether it must be filled where the kind knows better than `required`. */
  mustFill?: boolean;
  /** Most characters where the rule does not say. */
  longest?: number;
  /** What the kind tells the input. */
  hints?: InputHTMLAttributes<HTMLInputElement>;
  /** What stands in the box before the input, and at its end. */
  start?: ReactNode;
  end?: ReactNode;
  /** Draws something else than an input. */
  control?: (input: InputHTMLAttributes<HTMLElement>, ref: Ref<HTMLElement>) => ReactNode;
}

/**
 * What a kind that comes later is told: it draws by handing what is different about it to the form. So it needs no code
 * of the form.
 */
export interface LaterProps<F extends Field> extends FieldProps<F> {
  /** What stands there until the field does. */
  place: ReactNode;
  line(variation: Variation): ReactNode;
}
