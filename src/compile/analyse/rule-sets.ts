import type { Rule } from "#descriptor/vocabulary/rule.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
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
export function ruleSetsOf({ value }: Draft): readonly RuleSet[] {
  return setsIn(value);
}

/** A draft of a change has the value of the whole draft. */
const setsIn = memoizeByIdentity((value: Draft["value"]): readonly RuleSet[] => [
  {
    name: "registration",
    path: ["registration", "fields"],
    fields: ruleByField(value.registration?.fields ?? none),
  },
  ...Object.entries(value.forms ?? {}).map(([id, form]) => ({
    name: `the form "${id}"`,
    path: ["forms", id, "fields"],
    fields: ruleByField(form?.fields ?? none),
  })),
]);

const none = {};

const ruleByField = memoizeByIdentity((fields: Readonly<Record<string, object | undefined>>): RuleSet["fields"] =>
  Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [
      id,
      field && "rule" in field ? (field.rule as string | undefined) : undefined,
    ]),
  ),
);

/** What checks of rules read of a rule, of a form or of registration. */
export function rulesAndFieldsOf([section, id = ""]: readonly string[], { value }: Draft): unknown {
  if (section === "rules") return value.rules?.[id];
  const holder = section === "forms" ? value.forms?.[id] : section === "registration" ? value.registration : undefined;
  return holder && ruleByField(holder.fields ?? none);
}

/** The rules of a brand by name, without their wrong parts; rules with nothing left are omitted. */
export function rulesOf({ value }: Draft): Readonly<Record<string, Partial<Rule>>> {
  return withoutWrong(value.rules ?? none);
}

const withoutWrong = memoizeByIdentity((rules: object): Readonly<Record<string, Partial<Rule>>> =>
  Object.fromEntries(Object.entries(rules).filter(([, rule]) => (rule as unknown) !== undefined)),
);
