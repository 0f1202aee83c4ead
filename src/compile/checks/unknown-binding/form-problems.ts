import type { Field } from "#descriptor/field.ts";
import { formAt } from "../../analyse/form-bindings.ts";
import { unread } from "../../analyse/unread-fields.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { fieldsOfCall } from "../../validate/source-fields.ts";
import type { Reference } from "../../validate/walk.ts";
import { wholeNameHint } from "./whole-name-hint.ts";

type Problem = Pick<Finding, "message" | "hint">;

/** What is wrong with the name of a field whose value is taken. */
export function inputProblem({ name, path }: Reference, draft: Draft): Problem | undefined {
  const at = formAt(draft, path);
  if (!at) return { message: "Only parts of a form take what is typed in it.", hint: 'Compare a field of a "row".' };
  const { fields = {} } = at.form;
  const known = Object.keys(fields).filter((id) => !isUnread(fields[id]?.kind));
  if (!Object.hasOwn(fields, name))
    return { message: `The form "${at.id}" has no field "${name}".`, hint: choiceHint(name, known) };
  const kind = fields[name]?.kind;
  return kind !== undefined && isUnread(kind)
    ? {
        message: `Nothing can take the value of "${name}", a field of the kind "${kind}": ${unread[kind]}.`,
        hint: choiceHint("", known),
      }
    : undefined;
}

function isUnread(kind: Field["kind"] | undefined): boolean {
  return kind !== undefined && unread[kind] !== undefined;
}

/** What is wrong with the name of a watched call, or of a field of its answer. */
export function watchProblem({ name, path }: Reference, draft: Draft): Problem | undefined {
  const at = formAt(draft, path);
  if (!at) return undefined;
  const [id = "", field] = name.split(".");
  const { watch = {} } = at.form;
  if (!Object.hasOwn(watch, id))
    return {
      message: `The form "${at.id}" watches nothing called "${id}".`,
      hint:
        wholeNameHint(id, Object.keys(watch), (near) => [field === undefined ? near : `${near}.${field}`]) ??
        'Describe it in "watch" of the form.',
    };
  const call = watch[id]?.call;
  const fields = call === undefined ? undefined : fieldsOfCall(call)?.fields;
  if (field === undefined || !fields || Object.hasOwn(fields, field)) return undefined;
  return {
    message: `The answer of "${call}" has no field "${field}".`,
    hint: wholeNameHint(field, Object.keys(fields), (near) => [`${id}.${near}`]),
  };
}
