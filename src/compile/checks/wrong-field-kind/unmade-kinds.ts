import type { Field } from "#descriptor/field.ts";
import { metaOf } from "#gateway/field-meta.ts";
import { takenAs, wayOf } from "../../analyse/call-ways.ts";
import { followingCall, otherWay, ownCall, type FormCall } from "../../analyse/other-ways.ts";
import { parameterType } from "../../analyse/parameter-type.ts";
import { canSend, isMadeFor, madeFor } from "../../analyse/senders.ts";
import type { SendingField } from "../../analyse/sent-parameters.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { isSetAbove } from "../../layer/provenance.ts";
import { writtenPath } from "../../layer/written-path.ts";
import type { Path } from "../../validate/walk.ts";

/** A field for what no text stands for, such as a password, of a kind that is not made for it. */
export function unmadeKind({ form, id, field, name, parameter }: SendingField, draft: Draft): Finding[] {
  const { kind } = field;
  if (kind === undefined || !canSend(field, parameterType(parameter)) || isMadeFor(kind, parameter)) return [];
  const call = ownCall(form, draft.value.forms?.[form] ?? {});
  return call ? [unmade(call, name, kind, ["forms", form, "fields", id, "kind"], draft)] : [];
}

/** What follows a form takes a value of its fields for something else than the form does. */
export function unmadeForFollowing(id: string, draft: Draft): Finding[] {
  const form = draft.value.forms?.[id] ?? {};
  const [own, call] = [ownCall(id, form), followingCall(id, form)];
  if (!own || !call) return [];
  return Object.entries(form.submit?.then?.fields ?? {}).flatMap(([name, from = ""]): Finding[] => {
    const [schema, first] = [takenAs(call.call, name, call.written), takenAs(own.call, from, own.written)];
    const unfit = call.kindsFor(name).find((kind) => schema && !isMadeFor(kind, schema));
    if (unfit === undefined || (first && !isMadeFor(unfit, first))) return [];
    return [unmade(call, name, unfit, [...call.path, "fields", name], draft)];
  });
}

/** Of the way in which the call is made, and the kind of the field, what a higher layer says is wrong. */
function unmade(made: FormCall, name: string, kind: Field["kind"], path: Path, { layers }: Draft): Finding {
  const schema = takenAs(made.call, name, made.written);
  const { words, kinds, lacks } = madeFor[(schema && metaOf(schema).means) ?? "password"];
  const other = Object.hasOwn(wayOf(made.call, made.written), name) ? otherWay(made) : undefined;
  const unfit = `for which a field of the kind "${kind}" is not made: ${lacks}.`;
  if (other && !isSetAbove(layers, writtenPath(layers, path), other.path))
    return {
      path: other.path,
      at: "value",
      message: `With the ${other.way} the call "${made.name}" takes ${words} as "${name}", ${unfit}`,
      hint: other.hint,
    };
  return {
    path,
    at: "value",
    message: `The call "${made.name}" takes ${words} as "${name}", ${unfit}`,
    hint: path.at(-1) === "kind" ? `Use "${kinds[0]}".` : "Name the parameter of another field.",
  };
}
