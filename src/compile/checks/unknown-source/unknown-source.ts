import { isBinding } from "#descriptor/vocabulary/binding.ts";
import type { Form } from "#descriptor/form.ts";
import { contract } from "#gateway/contract.ts";
import { errorCodes, failuresOf, onlyAnswers, type Endpoint } from "#gateway/endpoint.ts";
import { answersWith, listedBy } from "#gateway/named-entities.ts";
import { andList } from "#kernel/english-list.ts";
import { isObject, type JsonObject } from "#kernel/json.ts";
import { memoize } from "#kernel/memoize.ts";
import { pointerOf, valueAtPath } from "#kernel/pointer.ts";
import { withOtherCall } from "../../analyse/other-call.ts";
import { withOtherSource } from "../../analyse/other-source.ts";
import { parametersOf } from "../../analyse/written-parameters.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { newWalk, within, type Path, type Reference, type Walk } from "../../validate/walk.ts";
import { walkSchema } from "../../validate/walk-schema.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Check } from "../check.ts";
import { strangeDetails, strangeGiven, strangeMemory, strangeParameters, strangePurpose } from "./form-parameters.ts";

export const unknownSource: Check = {
  id: "unknown-source",
  severity: "error",
  description: "A call is in the gateway contract, lists what the widget shows, and gets only parameters that it has.",
  about: [
    "[The gateway contract](reference/gateway.md) defines the calls, what they list and their parameters.",
    "What a page shows is requested without anyone asking for it, again and again. So a source, `data` and `watch` take no call that changes something or opens or ends a session: an action or a form makes it.",
    "Where several parts of a form do not fit its call, and another call takes all of them, the call is reported, with those parts as the places where it shows.",
  ],
  run: { brand: wrongCalls, layer: wrongCalls },
};

function wrongCalls(draft: Draft): Finding[] {
  return draft.walk.references.filter(({ kind }) => kind === "call").flatMap((call) => findingsOf(call, draft));
}

/** Whether a call answers what a reference to it needs; a page makes it whenever it shows the answer. */
function fits(call: Endpoint, reference: Reference): boolean {
  return answersWhat(call, reference) && (!isShown(reference) || onlyAnswers(call));
}

function answersWhat(call: Endpoint, { entity, answers }: Reference): boolean {
  if (answers === "anything") return true;
  if (answers !== undefined) return answersWith(call, answers);
  return entity === undefined || listedBy(call) === entity;
}

/** Whether a page shows what the call answers; otherwise it is made for what it does. */
function isShown({ entity, answers }: Reference): boolean {
  return answers === "list" || answers === "entity" || entity !== undefined;
}

function wanted({ entity, answers }: Reference): string {
  if (answers === undefined) return `list ${entity} entries`;
  if (answers === "text") return "answer a text";
  if (typeof answers === "object") return `answer ${andList(answers.map((field) => `"${field}"`))}`;
  return answers === "list" ? "list anything that has fields" : "answer one thing that has fields";
}

const calls: Readonly<Record<string, Endpoint>> = contract;

function findingsOf(reference: Reference, draft: Draft): Finding[] {
  const { name, answers, path } = reference;
  const fitting = () => Object.entries(calls).flatMap(([one, call]) => (fits(call, reference) ? [one] : []));
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call) return [{ path, at: "value", message: `There is no call "${name}".`, hint: choiceHint(name, fitting()) }];
  if (!fits(call, reference)) {
    const message = answersWhat(call, reference)
      ? `The call "${name}" changes something, and here it would be made without anyone asking for it.`
      : `The call "${name}" does not ${wanted(reference)}.`;
    return [withOtherSource({ path, at: "value", message, hint: choiceHint("", fitting()) }, path, draft)];
  }
  if (answers === "anything") return actionFindings(reference, call, draft);
  // What a form watches takes no fields of it, except those that its parameters name.
  const form = path[0] === "forms" && path[2] !== "watch" ? draft.value.forms?.[String(path[1])] : undefined;
  const given = [...path.slice(0, -1), "with"];
  const found = parameterFindings(name, call, given, isShown(reference), draft).map((one) =>
    withOtherSource(one, path, draft),
  );
  return form ? withOtherCall([...found, ...formFindings(name, call, form, path)], path, draft) : found;
}

/** A call of an action gets all that it needs, and what follows an error names one of its errors. */
function actionFindings({ name, path }: Reference, call: Endpoint, draft: Draft): Finding[] {
  const action = path.slice(0, -1);
  const written = valueAtPath(draft.value, action);
  // Calls that are only refetched get no parameters.
  if (!isObject(written) || written["action"] !== "call") return [];
  const answers = ["success", ...failuresOf(call), ...everyCall];
  const codes = isObject(written["after"]) ? Object.keys(written["after"]) : [];
  return [
    ...parameterFindings(name, call, [...action, "with"], true, draft),
    ...codes
      .filter((code) => !answers.includes(code))
      .map((code): Finding => ({
        path: [...action, "after", code],
        at: "key",
        message: `The call "${name}" never answers "${code}".`,
        hint: choiceHint(code, answers),
      })),
  ];
}

/** Errors of every call. */
const everyCall = [
  "request.invalid",
  "merchant.unknown",
  "rate.limited",
  "maintenance",
  "address.blocked",
  "platform.failed",
];

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
  if (path[2] === "fields") return path.length === 6 ? strangeGiven(name, call, fields, path) : [];
  if (path[3] === "then")
    return strangeNames(name, call, submit.then?.fields ?? {}, [...form, "submit", "then", "fields"]);
  const answers: string[] = ["success", "then.failed", ...errorCodes];
  const unanswered = Object.keys(after ?? {}).filter((code) => !answers.includes(code));
  return [
    ...strangeParameters(name, call, fields, form),
    ...strangeDetails(name, call, submit, form),
    ...strangeMemory(name, call, fields, form),
    ...strangePurpose(call, name, fields, form),
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
    // What comes from elsewhere has rules of its own: unknown-binding and binding-type.
    if (Object.hasOwn(given, key) && !isBinding(given[key])) walkSchema(schema, given[key], [...path, key], walk);
  return walk;
}

/** Checks the parameters of a call: names, kinds and, for lists, whose parameters are all given here, completeness. */
function parameterFindings(name: string, call: Endpoint, path: Path, complete: boolean, draft: Draft): Finding[] {
  // What cannot be read is reported as such, and its parameters are not also missing.
  if (draft.walk.mismatches.some((one) => pointerOf(one.path) === pointerOf(path))) return [];
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
  const isReported = (place: Path) => draft.walk.mismatches.some((one) => within(one.path, place));
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
      .filter((one) => !isReported(one.path))
      .map((one): Finding => ({ path: one.path, at: one.at, message: one.message, hint: one.hint })),
    ...missing.map((key): Finding => ({
      path: [...path, key],
      at: "missing",
      message: `The call "${name}" requires the parameter "${key}".`,
      hint: shape[key]?.description,
    })),
  ];
}
