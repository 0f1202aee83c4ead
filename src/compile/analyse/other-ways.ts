import type { Field } from "#descriptor/field.ts";
import type { Form } from "#descriptor/form.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { anyMeantHint } from "../findings/words.ts";
import type { AsFarAsRead, Finding } from "../layer/draft.ts";
import type { Path } from "../validate/walk.ts";
import type { Written } from "./call-ways.ts";
import { isMadeFor } from "./senders.ts";
import { sentBy } from "./sent-parameters.ts";

/** A call that a form makes with what is typed: its own, or the one that follows. */
export interface FormCall {
  name: string;
  call: Endpoint;
  /** Steps from the brand to the part that names the call. */
  path: Path;
  written: Written;
  /** The kinds of the fields whose value it gets as a parameter. */
  kindsFor(parameter: string): Field["kind"][];
}

const calls: Readonly<Record<string, Endpoint>> = contract;

/** The call of a form that gets its fields, if it is known. */
export function ownCall(id: string, { fields = {}, submit }: AsFarAsRead<Form>): FormCall | undefined {
  const kindsFor = (parameter: string) =>
    Object.entries(fields).flatMap(([field, about]) =>
      about?.kind !== undefined && sentBy(field, about).some(({ name }) => name === parameter) ? [about.kind] : [],
    );
  return callIn(submit, ["forms", id, "submit"], kindsFor);
}

/** The call that follows a form's own, if there is one that is known. */
export function followingCall(id: string, form: AsFarAsRead<Form>): FormCall | undefined {
  const own = ownCall(id, form);
  const then = form.submit?.then;
  const kindsFor = (parameter: string) => own?.kindsFor(then?.fields?.[parameter] ?? "") ?? [];
  return callIn(then, ["forms", id, "submit", "then"], kindsFor);
}

function callIn(
  part: { call?: string | undefined; with?: Written | undefined } | undefined,
  path: Path,
  kindsFor: FormCall["kindsFor"],
): FormCall | undefined {
  const name = part?.call ?? "";
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  return call && { name, call, path, written: part?.with ?? {}, kindsFor };
}

/** Where it is written in which way a call is made, if another way is the one that the form has the fields for. */
export function otherWay({
  call: { ways },
  path,
  written,
  kindsFor,
}: FormCall): (Pick<Finding, "hint"> & { path: Path; at: "value"; way: string }) | undefined {
  const way = ways && written[ways.by];
  if (!ways || typeof way !== "string") return undefined;
  const others = Object.entries(ways.of).flatMap(([other, needs]) =>
    other !== way &&
    Object.entries(needs).every(([name, schema]) => schema && kindsFor(name).some((kind) => isMadeFor(kind, schema)))
      ? [other]
      : [],
  );
  return others.length === 0
    ? undefined
    : { path: [...path, "with", ways.by], at: "value", hint: anyMeantHint(others), way: `"${ways.by}" "${way}"` };
}
