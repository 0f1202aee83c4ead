import type { Field } from "#descriptor/field.ts";
import { isBinding } from "#descriptor/vocabulary/binding.ts";
import type { EntityField, FieldType } from "#gateway/field-types.ts";
import { formBindings, type FormBindingUse, type ReadForm } from "../../analyse/form-bindings.ts";
import { hasItsKind } from "../../analyse/known-kind.ts";
import { listedValue, writtenChoices } from "../../analyse/listed-value.ts";
import { namedFields } from "../../analyse/shown-fields.ts";
import { parameterLimits, parameterType, type ParameterType } from "../../analyse/parameter-type.ts";
import { callNamed } from "../../analyse/screen-values.ts";
import { isSent, sendingFields } from "../../analyse/sent-parameters.ts";
import { unread } from "../../analyse/unread-fields.ts";
import { canSend, senders } from "../../analyse/senders.ts";
import { choiceHint, meantHint } from "../../findings/words.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { fieldsOfCall } from "../../validate/source-fields.ts";
import type { Path } from "../../validate/walk.ts";

/** What a value is taken for: its type in words, and the values that are possible if only some are. */
interface Wanted {
  type: ParameterType;
  of: string;
  values?: readonly unknown[] | undefined;
  own?: OwnType;
}

/** What a key of a field takes that is no type of a field. */
interface OwnType {
  words: string;
  kinds: readonly Field["kind"][];
  fits(answered: EntityField): boolean;
}

const ownTypes: Readonly<Record<string, OwnType>> = {
  currency: {
    words: "the code of a currency: what is chosen, or text of an answer",
    kinds: ["select", "choice"],
    fits: ({ type }) => type === "text" || type === "enumeration",
  },
  quick: { words: "a list of amounts", kinds: [], fits: ({ items }) => items === "money" },
};
const descriptions: OwnType = {
  words: "a list of fields that the platform describes",
  kinds: [],
  fits: ({ described = false }) => described,
};

/** The type of limits and initial values. */
const limitTypes: Readonly<Partial<Record<Field["kind"], FieldType>>> = {
  amount: "money",
  number: "integer",
  date: "date",
  text: "text",
  textarea: "text",
  select: "enumeration",
  choice: "enumeration",
  switch: "boolean",
  checkbox: "boolean",
};

/** Values of a form that go where another type is wanted. Names that are unknown are reported as such. */
export function wrongFormBindings(draft: Draft): Finding[] {
  // A kind that does not fit the form's own call is the mistake: what else takes the value follows from it.
  const misfits = new Set(
    sendingFields(draft).flatMap(({ form, id, field, parameter }) =>
      field.kind === undefined || canSend(field, parameterType(parameter)) ? [] : [`${form}/${id}`],
    ),
  );
  const isKnown = ({ kind, form, head }: FormBindingUse) =>
    kind === "watch" ||
    (!misfits.has(`${form}/${head}`) && hasItsKind(draft.value.forms?.[form]?.fields?.[head], draft));
  const typed = formBindings(draft.walk.references)
    .filter(isKnown)
    .map((use) => ({ ...use, problem: (form: ReadForm, wanted: Wanted) => problemOf(use, form, wanted) }));
  return [...typed, ...rowsIn(draft), ...aroundIn(draft)].flatMap(({ form: id, taker, path, problem }): Finding[] => {
    const form = draft.value.forms?.[id];
    const wanted = form && wantedBy({ taker }, form);
    const message = form && wanted && problem(form, wanted);
    if (!wanted || message === undefined) return [];
    return [{ path, at: "value", message, hint: hintOf(wanted, form), relies: { path: ["forms", id], inside: true } }];
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

/** Initial values from the address, which are text that people could have typed, and from the visitor, which is a name. */
function aroundIn(draft: Draft) {
  return entriesLookedAt(draft, "forms").flatMap((form) =>
    Object.entries(draft.value.forms?.[form]?.fields ?? {}).flatMap(([id, field]) => {
      const initial = field && "initial" in field ? field.initial : undefined;
      const key = isBinding(initial) ? (["query", "visitor"] as const).find((one) => one in initial) : undefined;
      if (key === undefined) return [];
      const said = { query: "What the address says", visitor: "The name of a visitor" }[key];
      const isWrong = ({ type }: Wanted) => (key === "query" ? type === "boolean" : type !== "text");
      return [
        {
          form,
          taker: ["fields", id, "initial"],
          path: ["forms", form, "fields", id, "initial", key],
          problem: (_form: ReadForm, wanted: Wanted) =>
            isWrong(wanted) ? `${said} is text and does not fit ${wanted.of}.` : undefined,
        },
      ];
    }),
  );
}

function hintOf({ type, values, own }: Wanted, form: ReadForm): string | undefined {
  const [only, ...others] = type === "described" && own ? answersFitting(own, form) : [];
  if (only !== undefined && others.length === 0) return meantHint(only);
  if (own) return `It takes ${own.words}.`;
  return values && values.length > 0 ? choiceHint("", values.map(String)) : `It takes ${senders[type].words}.`;
}

/** The fields of answers of a form that fit. */
function answersFitting({ fits: isFitting }: OwnType, { watch = {} }: ReadForm): string[] {
  return Object.entries(watch).flatMap(([id, source]) =>
    Object.entries(fieldsOfCall(source?.call ?? "")?.fields ?? {}).flatMap(([name, field]) =>
      isFitting(field) ? [`${id}.${name}`] : [],
    ),
  );
}

/** What takes the value: a limit of a field, or a parameter of the form's call or of a watched one. */
function wantedBy({ taker }: Pick<FormBindingUse, "taker">, form: ReadForm): Wanted | undefined {
  const [holder, id = "", key = ""] = taker;
  if (holder === "fields" && key === "from" && form.fields?.[id]?.kind === "described")
    return { type: "described", of: `"from" of "${id}"`, own: descriptions };
  if (holder === "fields" && key !== "from")
    return isLimit(key)
      ? wantedAsLimit(form.fields?.[id], `"${key}" of "${id}"`, String(key), taker.length > 3)
      : undefined;
  const [call, name] = holder === "fields" ? callListing(form, taker) : callTaking(form, taker);
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

/** The types of fields that a choice can send. */
const sendable: readonly FieldType[] = ["text", "enumeration", "integer"];

/** A choice begins with a value that it offers: one that is written, or a field of what is listed. */
function wantedAsLimit(
  field: AsFarAsRead<Field> | undefined,
  of: string,
  key: string,
  isOneOfList: boolean,
): Wanted | undefined {
  const own = isOneOfList ? undefined : ownTypes[key];
  if (own) return { type: "text", of, own };
  const listed = listedValue(field);
  // What no choice can send is reported where it is named.
  if (listed && !sendable.includes(listed.type)) return undefined;
  if (listed) return { type: listed.type, of, ...(listed.type === "enumeration" && { values: listed.values }) };
  const values = writtenChoices(field);
  const type = field?.kind === undefined || (field.kind === "choice" && !values) ? undefined : limitTypes[field.kind];
  return type && { type, of, values };
}

/** The call that lists what is chosen from, and its parameter that takes a value. What cells compare is no parameter. */
function callListing(
  { fields = {} }: ReadForm,
  [, id = "", , part, parameter = ""]: Path,
): [string | undefined, string] {
  const field = part === "with" ? fields[id] : undefined;
  return [field?.kind === "choice" ? field.from?.call : undefined, String(parameter)];
}

/** The call whose parameter takes a value, and the parameter. Actions after it are not parts of the form's own calls. */
function callTaking(form: ReadForm, [holder, id = "", key = "", parameter = ""]: Path): [string | undefined, string] {
  if (holder === "submit" && id === "with") return [form.submit?.call, String(key)];
  if (holder === "submit" && id === "then") return [form.submit?.then?.call, String(parameter)];
  return holder === "watch" ? [form.watch?.[id]?.call, String(parameter)] : [undefined, ""];
}

/** A condition compares what it takes; an output only shows it. */
function isLimit(key: string | number): boolean {
  return ["min", "max", "step", "currency", "quick", "initial"].includes(String(key));
}

function problemOf(use: FormBindingUse, form: ReadForm, wanted: Wanted): string | undefined {
  return use.kind === "input" ? inputProblem(use, form, wanted) : watchProblem(use, form, wanted);
}

function inputProblem(
  { head }: FormBindingUse,
  { fields = {} }: ReadForm,
  { type, of, values, own }: Wanted,
): string | undefined {
  const field = fields[head];
  if (!isSent(field)) return undefined;
  const listed = listedValue(field);
  const { kind } = field;
  // A call that is unknown is reported as such, and so is a value that nothing can take.
  if (kind === undefined || unread[kind] !== undefined || (kind === "choice" && !field.choices && !listed))
    return undefined;
  if (own ? !own.kinds.includes(kind) : listed ? !fits(listed.type, type) : !canSend(field, type))
    return `What is typed in "${head}", a field of the kind "${kind}", does not fit ${of}.`;
  const wrong = values && (writtenChoices(field) ?? listed?.values)?.find((one) => !values.map(String).includes(one));
  return wrong === undefined ? undefined : `The choice "${wrong}" of "${head}" does not fit ${of}.`;
}

function watchProblem(
  { head, part = "" }: FormBindingUse,
  { watch = {} }: ReadForm,
  { type, of, own }: Wanted,
): string | undefined {
  const call = watch[head]?.call;
  const answered = call === undefined ? undefined : fieldsOfCall(call)?.fields[part];
  if (answered === undefined || (own ? own.fits(answered) : fits(answered.type, type))) return undefined;
  return `"${part}" of the answer of "${call}" is ${answered.type} and does not fit ${of}.`;
}

/** Whether what is answered can be taken: nearly everything can be sent as text. */
function fits(answered: FieldType, type: ParameterType): boolean {
  return answered === type || (type === "text" && answered !== "nested");
}
