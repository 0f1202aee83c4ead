import type { Form } from "#descriptor/form.ts";
import { contract } from "#gateway/contract.ts";
import { errorCodes, type Endpoint } from "#gateway/endpoint.ts";
import { isObject, type JsonObject } from "#kernel/json.ts";
import { memoize, memoizeByIdentity } from "#kernel/memoize.ts";
import { pointerOf, valueAtPath } from "#kernel/pointer.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { newWalk, type Path, type Reference, type Walk } from "../../validate/walk.ts";
import { walkSchema } from "../../validate/walk-schema.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Check } from "../check.ts";
import { sendingFindings, strangeDetails, strangeMemory, strangeParameters } from "./form-parameters.ts";

export const unknownSource: Check = {
  id: "unknown-source",
  severity: "error",
  description: "A call is in the gateway contract, lists what the widget shows, and gets only parameters that it has.",
  run: { brand: wrongCalls, layer: wrongCalls },
};

function wrongCalls(draft: Draft): Finding[] {
  return draft.walk.references.filter(({ kind }) => kind === "call").flatMap((call) => findingsOf(call, draft));
}

const calls: Readonly<Record<string, Endpoint>> = contract;

function findingsOf(reference: Reference, draft: Draft): Finding[] {
  const { name, entity, path } = reference;
  const fitting = () => Object.keys(calls).filter((one) => entity === undefined || calls[one]?.lists === entity);
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call) return [{ path, at: "value", message: `There is no call "${name}".`, hint: choiceHint(name, fitting()) }];
  if (entity !== undefined && call.lists !== entity)
    return [
      {
        path,
        at: "value",
        message: `The call "${name}" does not list ${entity} entries.`,
        hint: choiceHint("", fitting()),
      },
    ];
  const form = path[0] === "forms" ? draft.value.forms?.[String(path[1])] : undefined;
  return [
    ...parameterFindings(name, call, [...path.slice(0, -1), "with"], entity !== undefined, draft),
    ...(form ? formFindings(name, call, form, path) : []),
  ];
}

/**
 * A form must name a call that takes its fields; its fields name calls; an error handler names an error of its call.
 */
function formFindings(
  name: string,
  call: Endpoint,
  { fields = {}, submit = {}, after }: AsFarAsRead<Form>,
  path: Path,
): Finding[] {
  const form = path.slice(0, 2);
  // A field of SMS codes names two calls: one sends the code, one draws the captcha for it.
  if (path[2] === "fields") return path[5] === "call" ? sendingFindings(name, call, String(path[3]), fields, form) : [];
  if (path[3] === "then")
    return strangeNames(name, call, submit.then?.fields ?? {}, [...form, "submit", "then", "fields"]);
  const answers: string[] = ["success", "then.failed", ...errorCodes];
  const unanswered = Object.keys(after ?? {}).filter((code) => !answers.includes(code));
  return [
    ...strangeParameters(name, call, fields, form),
    ...strangeDetails(name, call, submit, form),
    ...strangeMemory(name, call, fields, form),
    ...unanswered.map((code): Finding => ({
      path: [...form, "after", code],
      at: "key",
      message: `No call returns the error "${code}".`,
      hint: choiceHint(code, answers),
    })),
  ];
}

function strangeNames(name: string, call: Endpoint, given: object, path: Path): Finding[] {
  const parameters = Object.keys(call.input.shape);
  return Object.keys(given)
    .filter((key) => !parameters.includes(key))
    .map((key) => ({
      path: [...path, key],
      at: "key",
      message: `The call "${name}" has no parameter "${key}".`,
      hint: choiceHint(key, parameters),
    }));
}

/** The parameters a descriptor may give a call, and those it must give. The site adds the language itself. */
const parametersOf = memoizeByIdentity(({ input }: Endpoint) => {
  const { language: _added, ...shape } = input.shape as Record<string, Endpoint["output"]>;
  return { shape, required: Object.keys(shape).filter((key) => !shape[key]?.safeParse(undefined).success) };
});

/** Whether parameters of a call are unknown, of the wrong kind or missing. Brands mostly give the same. */
const isWrong = memoize(({ name, given, complete }: { name: string; given: JsonObject; complete: boolean }) => {
  const call = calls[name] as Endpoint;
  const { shape, required } = parametersOf(call);
  return (
    Object.keys(given).some((key) => !Object.hasOwn(shape, key)) ||
    (complete && required.some((key) => !Object.hasOwn(given, key))) ||
    walkGiven(call, given, []).mismatches.length > 0
  );
});

function walkGiven(call: Endpoint, given: JsonObject, path: Path): Walk {
  const walk = newWalk();
  for (const [key, schema] of Object.entries(parametersOf(call).shape))
    if (Object.hasOwn(given, key)) walkSchema(schema, given[key], [...path, key], walk);
  return walk;
}

/** Checks the parameters of a call: names, kinds and, for lists, whose parameters are all given here, completeness. */
function parameterFindings(name: string, call: Endpoint, path: Path, complete: boolean, draft: Draft): Finding[] {
  const value = valueAtPath(draft.value, path);
  const given = isObject(value) ? value : {};
  if (!isWrong({ name, given, complete })) return [];
  const { shape, required } = parametersOf(call);
  const unknown = Object.keys(given)
    .filter((key) => !Object.hasOwn(shape, key))
    .map((key): Finding => ({
      path: [...path, key],
      at: "key",
      message: `The call "${name}" has no parameter "${key}".`,
      hint: choiceHint(key, Object.keys(shape)),
    }));
  const walk = walkGiven(call, given, path);
  const alreadyReported = new Set(draft.walk.mismatches.map((one) => pointerOf(one.path)));
  // An unknown key next to the call may be "with" misspelt: that is reported, so its parameters are not also missing.
  const source = pointerOf(path.slice(0, -1));
  const misspelt = draft.walk.mismatches.some(
    (one) => one.rule === "unknown-key" && pointerOf(one.path.slice(0, -1)) === source,
  );
  const missing =
    complete && unknown.length === 0 && !misspelt ? required.filter((key) => !Object.hasOwn(given, key)) : [];
  return [
    ...unknown,
    ...walk.mismatches
      .filter((one) => !alreadyReported.has(pointerOf(one.path)))
      .map((one): Finding => ({ path: one.path, at: one.at, message: one.message, hint: one.hint })),
    ...missing.map((key): Finding => ({
      path: [...path, key],
      at: "missing",
      message: `The call "${name}" requires the parameter "${key}".`,
      hint: shape[key]?.description,
    })),
  ];
}
