import type { Field } from "#descriptor/field.ts";
import type { FieldType } from "#gateway/field-types.ts";
import { formBindings, type FormBindingUse, type ReadForm } from "../../analyse/form-bindings.ts";
import { namedFields } from "../../analyse/shown-fields.ts";
import { parameterLimits, parameterType, type ParameterType } from "../../analyse/parameter-type.ts";
import { callNamed } from "../../analyse/screen-values.ts";
import { senders } from "../../analyse/senders.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { fieldsOfCall } from "../../validate/source-fields.ts";
import type { Path } from "../../validate/walk.ts";

/** What a value is taken for: its type in words, and the values that are possible if only some are. */
interface Wanted {
  type: ParameterType;
  of: string;
  values?: readonly unknown[] | undefined;
}

/** The type of limits and initial values. */
const limitTypes: Readonly<Partial<Record<Field["kind"], FieldType>>> = {
  amount: "money",
  number: "integer",
  date: "date",
};

/** Values of a form that go where another type is wanted. Names that are unknown are reported as such. */
export function wrongFormBindings(draft: Draft): Finding[] {
  const typed = formBindings(draft.walk.references).map((use) => ({
    ...use,
    problem: (form: ReadForm, wanted: Wanted) => problemOf(use, form, wanted),
  }));
  return [...typed, ...rowsIn(draft)].flatMap(({ form: id, taker, path, problem }): Finding[] => {
    const form = draft.value.forms?.[id];
    const wanted = form && wantedBy({ taker }, form);
    const message = form && wanted && problem(form, wanted);
    if (!wanted || message === undefined) return [];
    return [{ path, at: "value", message, hint: hintOf(wanted), relies: { path: ["forms", id], inside: true } }];
  });
}

/** What forms take from the row of their sheet. */
function rowsIn(draft: Draft) {
  return namedFields(draft).flatMap(({ name, source, path, of, field }) =>
    source === "row" && path[0] === "forms" && field
      ? [
          {
            form: String(path[1]),
            taker: path.slice(2, -1),
            path,
            problem: (_form: ReadForm, { type, of: taker }: Wanted) =>
              fits(field.type, type) ? undefined : `${of.entity}.${name} is ${field.type} and does not fit ${taker}.`,
          },
        ]
      : [],
  );
}

function hintOf({ type, values }: Wanted): string | undefined {
  return values ? choiceHint("", values.map(String)) : `It takes ${senders[type].words}.`;
}

/** What takes the value: a limit of a field, or a parameter of the form's call or of a watched one. */
function wantedBy(
  { taker: [holder, id = "", key = "", parameter = ""] }: Pick<FormBindingUse, "taker">,
  form: ReadForm,
): Wanted | undefined {
  if (holder === "fields") {
    const type = limitTypes[form.fields?.[id]?.kind ?? "account"];
    return type && isLimit(key) ? { type, of: `"${key}" of "${id}"` } : undefined;
  }
  const [call, name] = callTaking(form, [holder ?? "", id, key, parameter]);
  const shape = callNamed(call)?.input.shape;
  const schema = shape && Object.hasOwn(shape, name) ? shape[name] : undefined;
  if (!schema) return undefined;
  const type = parameterType(schema);
  return {
    type,
    of: `the parameter "${name}" of "${call}"`,
    ...(type === "enumeration" && { values: parameterLimits(schema).values }),
  };
}

/** The call whose parameter takes a value, and the parameter. Actions after it are not parts of the form's own calls. */
function callTaking(form: ReadForm, [holder, id = "", key = "", parameter = ""]: Path): [string | undefined, string] {
  if (holder === "submit" && id === "with") return [form.submit?.call, String(key)];
  if (holder === "submit" && id === "then") return [form.submit?.then?.call, String(parameter)];
  return holder === "watch" ? [form.watch?.[id]?.call, String(parameter)] : [undefined, ""];
}

/** A condition compares what it takes; an output only shows it. */
function isLimit(key: string | number): boolean {
  return key === "min" || key === "max" || key === "initial";
}

function problemOf(use: FormBindingUse, form: ReadForm, { type, of, values }: Wanted): string | undefined {
  return use.kind === "input" ? inputProblem(use, form, { type, of, values }) : watchProblem(use, form, { type, of });
}

function inputProblem(
  { head }: FormBindingUse,
  { fields = {} }: ReadForm,
  { type, of, values }: Wanted,
): string | undefined {
  const field = fields[head];
  if (field?.kind === undefined || field.kind === "account" || field.kind === "output" || field.kind === "review")
    return undefined;
  if (!senders[type].kinds.includes(field.kind))
    return `What is typed in "${head}", a field of the kind "${field.kind}", does not fit ${of}.`;
  const wrong =
    field.kind === "select" && values
      ? Object.keys(field.choices ?? {}).find((choice) => !values.map(String).includes(choice))
      : undefined;
  return wrong === undefined ? undefined : `The choice "${wrong}" of "${head}" does not fit ${of}.`;
}

function watchProblem(
  { head, part = "" }: FormBindingUse,
  { watch = {} }: ReadForm,
  { type, of }: Wanted,
): string | undefined {
  const call = watch[head]?.call;
  const answered = call === undefined ? undefined : fieldsOfCall(call)?.fields[part]?.type;
  if (answered === undefined || fits(answered, type)) return undefined;
  return `"${part}" of the answer of "${call}" is ${answered} and does not fit ${of}.`;
}

/** Whether what is answered can be taken: nearly everything can be sent as text. */
function fits(answered: FieldType, type: ParameterType): boolean {
  return answered === type || (type === "text" && answered !== "nested");
}
