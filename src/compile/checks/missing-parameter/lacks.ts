import type { Form } from "#descriptor/form.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { holds } from "#conditions/holds.ts";
import { scenariosFor } from "#conditions/scenario.ts";
import { sentBy, sentIn } from "../../analyse/sent-parameters.ts";
import { otherWay, ownCall } from "../../analyse/other-ways.ts";
import type { AsFarAsRead, Finding } from "../../layer/draft.ts";
import { andQuoted, askedBy, choicesOf, neededBy } from "../../analyse/needed-parameters.ts";

type DraftForm = AsFarAsRead<Form>;

/** What a form does not send although its call cannot do without it. */
export interface Lack {
  /** The parameters: one of them may have been removed. */
  names: readonly string[];
  message: string;
  hint: string | undefined;
  /** What is wrong instead of that they are missing. */
  at?: Pick<Finding, "path" | "at">;
}

/** What a form lacks for its call, the worst first. */
export function lacksOf(id: string, form: DraftForm, name: string, call: Endpoint): Lack[] {
  const sent = sentIn(form);
  const { needed, closed } = unsentIn(form, call);
  const asked = askedBy(call).filter((parameter) => !sent.has(parameter));
  const own = ownCall(id, form);
  const other = own && needed.length > 0 ? otherWay(own) : undefined;
  if (other)
    return [
      {
        names: needed,
        message: `With the ${other.way} the call "${name}" needs ${andQuoted(needed)}, which the form "${id}" does not send.`,
        hint: other.hint,
        at: { path: other.path, at: other.at },
      },
    ];
  return [
    ...(needed.length === 0
      ? []
      : [
          {
            names: needed,
            message: `The form "${id}" sends no ${andQuoted(needed)}, which the call "${name}" needs: nobody can send it.`,
            hint: "Add a field for it; a value that is always the same goes into submit.with.",
          },
        ]),
    ...closed.map((ways) => ({
      names: ways.flat(),
      message: `The form "${id}" does not always send ${ways.map(andQuoted).join(", or ")}, one of which the call "${name}" needs: not everybody can send it.`,
      hint: "Ask everybody for one of them, whatever the flags are.",
    })),
    ...asked.map((parameter) => ({
      names: [parameter],
      message: `The form "${id}" sends no "${parameter}", which the call "${name}" may ask for: nobody can send it then.`,
      hint: "Add a field for it; it is shown once it is needed.",
    })),
  ];
}

/** What a form does not send although its call cannot do without it, and choices of which it does not send one. */
export function unsentIn(form: DraftForm, call: Endpoint) {
  const sent = sentIn(form);
  return {
    needed: neededBy(call, form.submit?.with).filter((parameter) => !sent.has(parameter)),
    closed: choicesOf(call).filter((ways) => !isAlwaysOpen(ways, form)),
  };
}

/** Whether a form sends all parameters of one way, for every visitor and with all flags of the platform. */
function isAlwaysOpen(ways: readonly (readonly string[])[], { fields = {}, steps = {}, submit }: DraftForm): boolean {
  const conditionsOf = (id: string) =>
    [fields[id]?.when, ...Object.values(steps).flatMap((step) => (step?.fields?.includes(id) ? [step.when] : []))]
      .filter((when) => when !== undefined)
      .map((when) => when as Condition);
  const sources = Object.entries(fields).flatMap(([id, field]) =>
    sentBy(id, field).map(({ name }) => ({ name, conditions: conditionsOf(id) })),
  );
  const written = Object.keys(submit?.with ?? {});
  const wanted = new Set(ways.flat());
  const conditions = sources.flatMap((source) => (wanted.has(source.name) ? source.conditions : []));
  const isSent = (name: string, facts: Parameters<typeof holds>[1]) =>
    written.includes(name) ||
    sources.some((source) => source.name === name && source.conditions.every((one) => holds(one, facts)));
  // Too many cases to look at are not judged.
  return (scenariosFor(conditions) ?? []).every((facts) =>
    ways.some((names) => names.every((name) => isSent(name, facts))),
  );
}
