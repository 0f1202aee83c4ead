import type { Rule } from "#descriptor/vocabulary/rule.ts";
import type { Draft } from "../layer/draft.ts";
import type { Path } from "../validate/walk.ts";

/** Fields that are filled in together: those of a form, or those of registration. */
export interface RuleSet {
  /** Its name in a message. */
  name: string;
  path: Path;
  /** The name of each field's rule, if it has one. */
  fields: Readonly<Record<string, string | undefined>>;
}

/** The sets of fields of a brand whose values must fit together. */
export function ruleSetsOf({ value }: Draft): RuleSet[] {
  const ruleByField = (fields: Readonly<Record<string, object | undefined>> | undefined) =>
    Object.fromEntries(
      Object.entries(fields ?? {}).map(([id, field]) => [
        id,
        field && "rule" in field ? (field.rule as string | undefined) : undefined,
      ]),
    );
  return [
    { name: "registration", path: ["registration", "fields"], fields: ruleByField(value.registration?.fields) },
    ...Object.entries(value.forms ?? {}).map(([id, form]) => ({
      name: `the form "${id}"`,
      path: ["forms", id, "fields"],
      fields: ruleByField(form?.fields),
    })),
  ];
}

/** The rules of a brand by name, without their wrong parts; rules with nothing left are omitted. */
export function rulesOf({ value }: Draft): Readonly<Record<string, Partial<Rule>>> {
  return Object.fromEntries(Object.entries(value.rules ?? {}).filter(([, rule]) => (rule as unknown) !== undefined));
}
