import type { ShownForm } from "#descriptor/form.ts";
import type { CallOutput } from "#gateway/contract.ts";
import type { Facts } from "#conditions/facts.ts";
import { holds } from "#conditions/holds.ts";
import { parameterOf } from "../submit/call-input.ts";

type Settings = CallOutput<"registerSettings">;
type Field = ShownForm["fields"][string];

/**
 * The fields that are shown now, each required or not: the platform's settings override the descriptor's (account
 * §2.6).
 */
export function shownFields(
  { fields, steps = {}, settings: decidedBy }: ShownForm,
  facts: Facts,
  settings: Settings | undefined,
): ShownForm["fields"] {
  const decided = (id: string, field: Field): Field =>
    decidedBy === undefined || field.kind === "account" || field.fixed
      ? field
      : { ...field, ...settingOf(id, field, settings) };
  const skipped = Object.values(steps).flatMap((step) => (holds(step.when, facts) ? [] : step.fields));
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([id, field]) => holds(field.when, facts) && !skipped.includes(id))
      .map(([id, field]) => [id, decided(id, field)] as const)
      .filter(([, field]) => field.enabled !== false),
  );
}

function settingOf(id: string, field: Field, settings: Settings | undefined): Partial<Settings["fields"][string]> {
  if (!settings) return {};
  if (field.kind === "captcha") return { enabled: settings.captcha, required: settings.captcha };
  return settings.fields[parameterOf(id, field)] ?? {};
}
