import { constancyOf } from "#conditions/can-be.ts";
import { holds } from "#conditions/holds.ts";
import { scenariosFor } from "#conditions/scenario.ts";
import type { Form } from "#descriptor/form.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { askedBy, neededBy } from "../../analyse/needed-parameters.ts";
import { callNamed } from "../../analyse/screen-values.ts";
import { isFixed, isSent, sentBy } from "../../analyse/sent-parameters.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { removalOf, settingsOf } from "../../layer/provenance.ts";
import { writtenPath } from "../../layer/written-path.ts";
import { layersAtFault } from "../../validate/layers-at-fault.ts";
import type { Path } from "../../validate/walk.ts";
import { unsentIn } from "./lacks.ts";

type DraftForm = AsFarAsRead<Form>;

/** Fields without which a form cannot be sent, and which may be left empty there, or are shown to nobody who sends it. */
export function unasked(forms: readonly string[], draft: Draft): Finding[] {
  return forms.flatMap((id) =>
    unaskedIn(id, draft).map((one) => ({
      ...one,
      layers: layersAtFault(draft, (below) => unaskedIn(id, below).some(({ message }) => message === one.message)),
      relies: { path: ["forms", id], inside: true as const },
    })),
  );
}

function unaskedIn(id: string, draft: Draft): Finding[] {
  const form = draft.value.forms?.[id];
  const call = callNamed(form?.submit?.call);
  return form && call ? [...leftEmpty(id, form, call, draft), ...shownToNobody(id, form, call)] : [];
}

/** What is written as optional, though the call needs it. Settings say that of their fields themselves. */
function leftEmpty(id: string, form: DraftForm, call: Endpoint, { layers, value }: Draft): Finding[] {
  const lacks = (fields: DraftForm["fields"]): number => {
    const { needed, closed } = unsentIn({ ...form, fields }, call);
    return needed.length + closed.length;
  };
  return Object.entries(form.fields ?? {}).flatMap(([name, field]): Finding[] => {
    if (!isSent(field) || field.kind === "checkbox" || field.kind === "switch") return [];
    const isConfigured = form.settings !== undefined && !isFixed(field) && sentBy(name, field).some(hasSetting);
    const path = writtenPath(layers, ["forms", id, "fields", name, "required"]);
    if (isConfigured || !isLeftEmpty(path, layers)) return [];
    const { [name]: _optional, ...others } = form.fields ?? {};
    if (lacks(others) <= lacks(form.fields)) return [];
    return [
      {
        path,
        at: "value",
        message: `The form "${id}" cannot be sent without "${name}", which may be left empty here.`,
        hint: "Write true.",
      },
    ];
  });

  function hasSetting({ name }: { name: string }): boolean {
    return value.registration?.fields?.[name] !== undefined;
  }
}

/** Whether "required" is false or removed itself, not with something around it. */
function isLeftEmpty(path: Path, layers: Draft["layers"]): boolean {
  const written = settingsOf(layers, path).at(-1)?.value;
  return written === false || (written === null && removalOf(path, layers)?.length === path.length);
}

/** What only other visitors are shown than those who can make the call. */
function shownToNobody(id: string, form: DraftForm, call: Endpoint): Finding[] {
  return [...neededBy(call, form.submit?.with), ...askedBy(call)].flatMap((parameter): Finding[] => {
    const conditions = conditionsOf(id, parameter, form);
    if (form.submit?.with?.[parameter] !== undefined || conditions.some((ways) => ways.length === 0)) return [];
    // A condition that never holds by itself is reported as such.
    if (conditions.flat().some(({ when }) => constancyOf(when) === "never")) return [];
    const [first] = conditions.flat();
    const scenarios = scenariosFor(conditions.flat().map(({ when }) => when))?.filter(({ visitor }) =>
      canMake(call, visitor),
    );
    const isShown = scenarios?.some((facts) => conditions.some((ways) => ways.every(({ when }) => holds(when, facts))));
    if (!first || isShown !== false) return [];
    return [
      {
        path: first.path,
        at: "value",
        message: `Nobody who can send the form "${id}" is shown the field for "${parameter}", which its call needs.`,
        hint: "Remove this condition, or correct it.",
      },
    ];
  });
}

/** Signing in is for guests, and a call with a session for members. */
function canMake({ auth, session }: Endpoint, visitor: string): boolean {
  if (session === "opens") return visitor === "guest";
  return auth !== "session" || visitor !== "guest";
}

/** For each field that sends a parameter, its own condition: steps that nobody reaches have a rule of their own. */
function conditionsOf(id: string, parameter: string, { fields = {} }: DraftForm): { path: Path; when: Condition }[][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!sentBy(name, field).some((one) => one.name === parameter)) return [];
    return [field?.when === undefined ? [] : [{ path: ["forms", id, "fields", name, "when"], when: field.when }]];
  });
}
