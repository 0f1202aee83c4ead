import type { Form } from "#descriptor/form.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { holds } from "#conditions/holds.ts";
import { possibleScenarios } from "../../analyse/possible-scenarios.ts";
import { isFixed, sentBy } from "../../analyse/sent-parameters.ts";
import { formsOn } from "../../analyse/ways-in.ts";
import { touches } from "../../layer/change.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { layersAtFault } from "../../validate/layers-at-fault.ts";
import { unsentIn } from "./lacks.ts";

const calls: Readonly<Record<string, Endpoint>> = contract;

/** Settings of registration that leave out, or let visitors leave out, what a form that they see cannot do without. */
export function switchedOff(draft: Draft): Finding[] {
  if (draft.change && !touches(draft.change, "registration", "forms", "screens", "flags", "features")) return [];
  const found = Object.keys(draft.value.forms ?? {}).flatMap((form) =>
    openIn(form, draft).map((setting) => ({ form, ...setting })),
  );
  // The forms to register share their settings.
  const once = new Map(found.toReversed().map((one) => [one.parameter, one]));
  return [...once.values()].map(({ form, parameter, key }): Finding => ({
    path: ["registration", "fields", parameter, key],
    at: "value",
    layers: layersAtFault(draft, (below) => openIn(form, below).some((one) => one.parameter === parameter)),
    message: `The form "${form}" cannot be sent without "${parameter}", which ${said[key]} here.`,
    hint: "Write true. To close a way to register, switch off its flag.",
    relies: { path: ["forms", form], inside: true },
  }));
}

const said = { enabled: "is switched off", required: "may be left empty" };

interface OpenSetting {
  parameter: string;
  /** The setting that is false. */
  key: keyof typeof said;
}

/** The parameters that a form to register needs, and does not send, or not always, only because of their settings. */
function openIn(id: string, draft: Draft): OpenSetting[] {
  const form = draft.value.forms?.[id];
  const name = form?.submit?.call;
  const call = name !== undefined && Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (form?.settings === undefined || !call || !isShown(id, draft)) return [];
  const lacks = (off: readonly string[]): number => {
    const { needed, closed } = unsentIn(withoutFields(form, off), call);
    return needed.length + closed.length;
  };
  if (lacks([]) > 0) return [];
  // Of several ways, the one that this setting alone closes.
  const lacking = (off: readonly string[]) => {
    const all = lacks(off);
    return all === 0 ? [] : off.filter((parameter) => all > lacks(off.filter((one) => one !== parameter)));
  };
  const settings = Object.entries(draft.value.registration?.fields ?? {});
  const off = settings.flatMap(([parameter, setting]) => (setting?.enabled === false ? [parameter] : []));
  const optional = settings.flatMap(([parameter, setting]) => (setting?.required === false ? [parameter] : []));
  const shut = lacking(off);
  return [
    ...shut.map((parameter): OpenSetting => ({ parameter, key: "enabled" })),
    ...lacking(optional).flatMap((parameter): OpenSetting[] =>
      shut.includes(parameter) ? [] : [{ parameter, key: "required" }],
    ),
  ];
}

/** A form without the fields of some parameters, as far as settings apply to them. */
function withoutFields(form: AsFarAsRead<Form>, off: readonly string[]): AsFarAsRead<Form> {
  const left = Object.entries(form.fields ?? {}).filter(
    ([id, field]) => isFixed(field) || !sentBy(id, field).some(({ name }) => off.includes(name)),
  );
  return { ...form, fields: Object.fromEntries(left) };
}

/** Whether some visitor is sure to see a form. */
function isShown(id: string, draft: Draft): boolean {
  return Object.values(draft.value.screens ?? {})
    .flatMap((screen) => formsOn(screen ?? {}))
    .filter(({ form }) => form === id)
    .some(({ conditions }) =>
      possibleScenarios(conditions, draft).some((facts) => conditions.every((one) => holds(one, facts))),
    );
}

/** What this reads of a part that a layer leaves as it is. */
export function settingsRead([section, id = ""]: readonly string[], { value }: Draft): unknown {
  if (section === "registration")
    return Object.entries(value.registration?.fields ?? {}).map(([field, setting]) => [
      field,
      setting?.enabled,
      setting?.required,
    ]);
  if (section === "screens") return formsOn(value.screens?.[id] ?? {});
  if (section === "flags") return value.flags;
  return section === "features" ? value.features?.remoteFlags : undefined;
}
