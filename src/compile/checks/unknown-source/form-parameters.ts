import type { Form } from "#descriptor/form.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { sentBy } from "../../analyse/sent-parameters.ts";
import { nearest } from "#kernel/near.ts";
import type { AsFarAsRead, Finding } from "../../layer/draft.ts";
import type { Path } from "../../validate/walk.ts";
import { choiceHint, didYouMean } from "../../findings/words.ts";

type Fields = AsFarAsRead<Form["fields"]>;

/** What the fields of a form send must be parameters of its call. */
export function strangeParameters(name: string, call: Endpoint, fields: Fields, path: Path): Finding[] {
  const parameters = Object.keys(call.input.shape);
  const sent = Object.entries(fields).flatMap(([id, field]) => sentBy(id, field));
  // A misspelt name was meant to be one that no other field has.
  const unsent = parameters.filter((parameter) => !sent.some((one) => one.name === parameter));
  return sent
    .filter((one) => !parameters.includes(one.name))
    .map(({ name: parameter, steps, at }) => {
      const meant = at === "key" ? (nearest(parameter, unsent) ?? nearest(parameter, parameters)) : undefined;
      const place = [...path, "fields", ...steps];
      return {
        path: place,
        at,
        message: `The call "${name}" has no parameter "${parameter}" for this field.`,
        hint: didYouMean(parameter, unsent) ?? choiceHint(parameter, parameters),
        // Under a misspelt "sends", it is sent under its own name.
        relies: { path: [...place, "sends"] },
        // What names the field has the right name; a name like no other was meant to be any that is not sent.
        ...(meant !== undefined && { meant: [...path, "fields", meant] }),
        ...(at === "key" && meant === undefined && { explains: unsent.map((one) => [...path, "fields", one]) }),
      };
    });
}

/** A login can be remembered where the call of the form takes one, and used again where it has a password. */
export function strangeMemory(name: string, call: Endpoint, fields: Fields, path: Path): Finding[] {
  const all = Object.entries(fields);
  const missing = ["username", "password"].find((parameter) => !Object.hasOwn(call.input.shape, parameter));
  // Without a password in the form at all, or with one that can be read, the form's call is what is reported.
  const codes = all.filter(([, field]) => field?.kind === "sms-code");
  const takesCode = codes.some(([id, field]) => sentBy(id, field).some((one) => one.name === "password"));
  return all.flatMap(([id, field]) =>
    (["remembers", "signsIn"] as const).flatMap((effect): Finding[] => {
      if (field?.kind !== "checkbox" || !field[effect]) return [];
      const message =
        missing !== undefined
          ? `The call "${name}" has no parameter "${missing}", so there is no login to remember.`
          : effect === "signsIn" && takesCode
            ? "The form has no password with which this phone could sign in again: a code is valid once."
            : undefined;
      return message === undefined
        ? []
        : [{ path: [...path, "fields", id, effect], at: "value", message, hint: undefined }];
    }),
  );
}

/** Values that a form sends in addition to its fields must be parameters of its call or of the call that follows. */
export function strangeDetails(
  name: string,
  call: Endpoint,
  submit: AsFarAsRead<Form["submit"]>,
  path: Path,
): Finding[] {
  const parameters = Object.keys(call.input.shape);
  const strange = (names: readonly string[], at: "key" | "value", pathTo: (name: string) => Path): Finding[] =>
    names
      .filter((one) => !parameters.includes(one))
      .map((one) => ({
        path: [...path, "submit", ...pathTo(one)],
        at,
        message: `The call "${name}" has no parameter "${one}".`,
        hint: choiceHint(one, parameters),
      }));
  return [
    ...Object.entries(submit.then?.fields ?? {}).flatMap(([to, from]) =>
      strange(from === undefined ? [] : [from], "value", () => ["then", "fields", to]),
    ),
    ...(submit.clears ?? []).flatMap((one, index) => strange([one], "value", () => ["clears", index])),
  ];
}

/** A call that a field names gets only parameters that it has: to send a code, to check one, to draw a captcha. */
export function strangeGiven(name: string, call: Endpoint, fields: Fields, path: Path): Finding[] {
  const [, , , id = "", ...steps] = path.map(String);
  const part = path.slice(0, -1);
  const parameters = Object.keys(call.input.shape);
  return namesGiven(fields[id], steps.slice(0, -1)).flatMap(([parameter, ...inside]): Finding[] =>
    parameter === undefined || parameters.includes(parameter)
      ? []
      : [
          {
            path: [...part, ...inside],
            at: "value",
            message: `The call "${name}" has no parameter "${parameter}".`,
            hint: choiceHint(parameter, parameters),
          },
        ],
  );
}

const calls: Readonly<Record<string, Endpoint>> = contract;

/** What a parameter is where nothing is given for it; unknown beside a name that the call does not have. */
function defaultOf(call: string, parameter: string, given: object): unknown {
  const { shape } = calls[call]?.input ?? {};
  if (!shape || Object.keys(given).some((name) => !Object.hasOwn(shape, name))) return undefined;
  return shape[parameter]?.safeParse(undefined).data;
}

function takes(call: string, parameter: string, value: unknown): boolean {
  return calls[call]?.input.shape[parameter]?.safeParse(value).success === true;
}

/** A code that was sent for one purpose, or for that of a call that is given none, is refused for any other. */
export function strangePurpose({ takesCode }: Endpoint, name: string, fields: Fields, path: Path): Finding[] {
  if (!takesCode) return [];
  const { parameter, purpose } = takesCode;
  return Object.entries(fields).flatMap(([id, field]): Finding[] => {
    const send = field?.kind === "sms-code" ? field.send : undefined;
    const given = send?.with?.["purpose"] ?? defaultOf(send?.call ?? "", "purpose", send?.with ?? {});
    if (
      given === undefined ||
      given === purpose ||
      !takes(send?.call ?? "", "purpose", given) ||
      !sentBy(id, field).some((one) => one.name === parameter)
    )
      return [];
    return [
      {
        path: [...path, "fields", id, "send", "with", "purpose"],
        at: "value",
        message: `The call "${name}" takes no code that was sent for the purpose "${given}".`,
        hint: `Use "${purpose}".`,
        // A misspelt "with", in the field or in the preset that it uses, leaves the call without a purpose.
        relies: [[...path, "fields", id, "send"], ["fields"]].map((part) => ({ path: part, inside: true })),
      },
    ];
  });
}

type Given = readonly [parameter: string | undefined, ...steps: string[]];

/** The parameters that a part of a field gives the call that it names, and the steps to each. */
function namesGiven(field: Fields[string], [part]: readonly string[]): Given[] {
  if (field?.kind === "sms-code" && part === "send") {
    const { number, captcha } = field.send ?? {};
    return [
      [number, "number"],
      [captcha?.parameter, "captcha", "parameter"],
      [captcha?.draw?.id, "captcha", "draw", "id"],
    ];
  }
  if (field?.kind === "invitation-code" && part === "verify")
    return [
      [field.verify?.code, "code"],
      [field.verify?.host, "host"],
    ];
  return [];
}
