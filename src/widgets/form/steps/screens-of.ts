import type { ShownForm } from "#descriptor/form.ts";

/** Fields that are together on a screen; with a title they are optional, and folded below it. */
export interface FieldGroup {
  fold?: string;
  ids: readonly string[];
}

/** What a form asks for at once. */
export interface FormScreen {
  /** The title of its step; the only screen of a form without steps has none. */
  title?: string;
  groups: readonly FieldGroup[];
}

/**
 * Divides the shown fields into screens, by the form's steps; what may stay empty is folded. A step that requires
 * nothing is folded below the one before, one without fields is left out. There is always a screen.
 */
export function screensOf({ fields, steps = {} }: ShownForm, ids: readonly string[]): readonly FormScreen[] {
  const named = new Set(Object.values(steps).flatMap((step) => step.fields));
  const rest = { ids: ids.filter((id) => !named.has(id)) };
  const screens: FormScreen[] = [];
  for (const { title, fields: members } of Object.values(steps)) {
    const own = ids.filter((id) => members.includes(id));
    if (own.length === 0) continue;
    const asked = own.filter((id) => mustFill(fields[id]));
    const optional = own.filter((id) => !asked.includes(id));
    const last = screens.at(-1);
    if (last && asked.length === 0) screens.splice(-1, 1, withGroup(last, { fold: title, ids: optional }));
    else screens.push(withGroup({ title, groups: [{ ids: asked }] }, { fold: "form.more", ids: optional }));
  }
  const last = screens.at(-1);
  return last ? [...screens.slice(0, -1), withGroup(last, rest)] : [{ groups: [rest] }];
}

/** The ids of a screen's fields, in order. */
export const idsOf = ({ groups }: FormScreen): readonly string[] => groups.flatMap(({ ids }) => ids);

function withGroup(screen: FormScreen, group: FieldGroup): FormScreen {
  return group.ids.length === 0 ? screen : { ...screen, groups: [...screen.groups, group] };
}

/** A captcha that is shown must be filled in, whatever its `required` says. */
function mustFill(field: ShownForm["fields"][string] | undefined): boolean | undefined {
  return field?.required || field?.kind === "captcha";
}
