import { FieldRefused, type OpenForm, type Plain } from "../fields/field-props.ts";
import { parameterOf } from "../submit/call-input.ts";
import { checkValue, wireValue, type Values } from "../values/check-value.ts";

/** What knows the value of a field as it is sent. */
export type Around = Pick<OpenForm, "form" | "contributions"> & Partial<Pick<OpenForm, "rules">>;

/** What a field would send now; undefined while it is empty, wrong or not shown. */
export function typedValue(id: string, values: Values, { form, rules = {}, contributions }: Around): Plain | undefined {
  const field = form.fields[id];
  const value = values[id];
  if (
    !field ||
    field.kind === "account" ||
    field.kind === "output" ||
    field.kind === "review" ||
    field.kind === "described" ||
    value === undefined ||
    value === ""
  )
    return undefined;
  if (typeof value === "boolean") return value;
  const contribute = contributions.get(id);
  const rule = rules["rule" in field ? (field.rule ?? "") : ""];
  if (!contribute) return checkValue(field, rule, value, values) === null ? wireValue(field, value) : undefined;
  try {
    const given = contribute(wireValue(field, value));
    // Of files their names are shown and compared, of a period both days: they are the value.
    if (field.kind === "images" || field.kind === "period") return value;
    return given instanceof Promise ? undefined : (given[parameterOf(id, field)] as Plain | undefined);
  } catch (error) {
    if (error instanceof FieldRefused) return undefined;
    throw error;
  }
}
