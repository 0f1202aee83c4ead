import { isFixed, type SendingField } from "../../analyse/sent-parameters.ts";
import type { Draft } from "../../layer/draft.ts";
import { writtenPath } from "../../layer/written-path.ts";
import type { Path } from "../../validate/walk.ts";

/** The rule of a field, and where it is chosen. */
export interface NamedRule {
  rule: string | undefined;
  path: Path;
}

/** The rule of a field: its own, or the one that the settings of its form choose. */
export function ruleOf({ form, id, field, name }: SendingField, { value, layers }: Draft): NamedRule {
  const settings = value.forms?.[form]?.settings === undefined || isFixed(field) ? undefined : value.registration;
  const setting = settings?.fields?.[name];
  const own: NamedRule = {
    rule: "rule" in field ? field.rule : undefined,
    path: writtenPath(layers, ["forms", form, "fields", id, "rule"]),
  };
  const path = ["registration", "fields", name, "rule"];
  return setting && (setting.rule !== undefined || own.rule === undefined) ? { rule: setting.rule, path } : own;
}
