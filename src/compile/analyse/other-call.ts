import type { Form } from "#descriptor/form.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { shortList } from "#kernel/english-list.ts";
import { anyMeantHint, choiceHint } from "../findings/words.ts";
import type { AsFarAsRead, Cause, Draft, Finding } from "../layer/draft.ts";
import { isSetAbove } from "../layer/provenance.ts";
import type { Path } from "../validate/walk.ts";
import { sentIn } from "./sent-parameters.ts";
import { neededBy } from "./needed-parameters.ts";

const calls: Readonly<Record<string, Endpoint>> = contract;

/**
 * What does not fit a call of a form, with that call as the cause where others take everything that the form sends.
 *
 * @param path Where the call is named.
 */
export function withOtherCall(found: Finding[], path: Path, draft: Draft): Finding[] {
  const form = draft.value.forms?.[String(path[1])];
  if (found.length === 0 || !form || path[2] !== "submit") return found;
  const cause = causeIn(path, form);
  // What a layer above the call says is wrong itself.
  if (!cause || found.every((one) => isSetAbove(draft.layers, one.path, path))) return found;
  const isEnough = cause.isEnough || found.some((one) => isSetAbove(draft.layers, path, one.path));
  return found.map((one) => ({ ...one, cause: { ...cause, isEnough } }));
}

function causeIn(path: Path, form: AsFarAsRead<Form>): Cause | undefined {
  const isFollowing = path[3] === "then";
  const name = (isFollowing ? form.submit?.then?.call : form.submit?.call) ?? "";
  const given = isFollowing ? givenToFollowing(form) : givenTo(form);
  const strange = [...given.keys()].filter((one) => !Object.hasOwn(calls[name]?.input.shape ?? {}, one));
  const others = callsFor(given).filter((one) => one !== name);
  if (others.length === 0) return undefined;
  const names = shortList(
    strange.map((one) => `"${one}"`),
    3,
  );
  return {
    path,
    at: "value",
    message:
      strange.length === 0
        ? `The call "${name}" does not take what this form uses.`
        : `The call "${name}" has no ${strange.length === 1 ? "parameter" : "parameters"} ${names}, which this form uses.`,
    hint: others.length > 3 ? choiceHint("", others) : anyMeantHint(others),
    // It lacks something as well, or takes nothing at all, and there is a call for which nothing is wrong.
    isEnough:
      strange.length > 0 &&
      (strange.length === given.size || !isContent(calls[name], given)) &&
      others.some((one) => isContent(calls[one], given)),
    explains: [path.slice(0, 2)],
  };
}

/** The parameters that a call gets, with the values that are written. */
type Given = ReadonlyMap<string, unknown>;

function givenTo(form: AsFarAsRead<Form>): Given {
  const { fields = {}, submit } = form;
  const remembers = Object.values(fields).some(
    (field) => field?.kind === "checkbox" && (field.remembers || field.signsIn),
  );
  const named = [
    ...sentIn(form),
    ...Object.values(submit?.then?.fields ?? {}).filter((one) => one !== undefined),
    ...(submit?.clears ?? []),
    ...(remembers ? ["username", "password"] : []),
  ];
  return new Map(named.map((one) => [one, submit?.with?.[one]]));
}

function givenToFollowing({ submit }: AsFarAsRead<Form>): Given {
  const { fields = {}, with: written = {} } = submit?.then ?? {};
  return new Map([...Object.keys(fields), ...Object.keys(written)].map((one) => [one, written[one]]));
}

/** The calls that take some parameters: those that need nothing else, if there are any. */
function callsFor(given: Given): string[] {
  const taking = Object.entries(calls).filter(([, call]) =>
    [...given].every(([one, value]) => takes(call, one, value)),
  );
  const content = taking.filter(([, call]) => isContent(call, given));
  return (content.length > 0 ? content : taking).map(([name]) => name);
}

/** Whether a call needs nothing else. */
function isContent(call: Endpoint | undefined, given: Given): boolean {
  return call !== undefined && neededBy(call, Object.fromEntries(given)).every((one) => given.has(one));
}

function takes({ input }: Endpoint, parameter: string, value: unknown): boolean {
  const schema = Object.hasOwn(input.shape, parameter) ? input.shape[parameter] : undefined;
  return schema !== undefined && (typeof value !== "string" || schema.safeParse(value).success);
}
