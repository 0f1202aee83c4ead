import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { pointerOf } from "#kernel/pointer.ts";
import { withOtherCall } from "../../analyse/other-call.ts";
import { sentIn } from "../../analyse/sent-parameters.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { removalOf } from "../../layer/provenance.ts";
import { writtenPath } from "../../layer/written-path.ts";
import type { Path } from "../../validate/walk.ts";
import { layersAtFault } from "../../validate/layers-at-fault.ts";
import type { Check } from "../check.ts";
import { lacksOf, type Lack } from "./lacks.ts";
import { madeLacks } from "./made-lacks.ts";
import { settingsRead, switchedOff } from "./switched-off.ts";
import { unasked } from "./unasked.ts";

export const missingParameter: Check = {
  id: "missing-parameter",
  severity: "error",
  suppressible: true,
  description: "A form gives its call, and each call that it makes besides, all that they cannot do without.",
  about: [
    'A form sends its fields and what `submit.with` says. The platform refuses a call without what it needs; and a registration without the consent to the terms and the age is not lawful. Of several ways, such as registering by name or by number, everybody must be asked for all that one of them needs. A call that may ask for a captcha needs a field for it, which is shown once it is asked for. What a call needs may depend on the way in which it is made: `"type": "firebase"` of `login` needs what the provider answers, and no form has that.',
    "The same is true of the calls that a form makes besides its own: `send` of a field for SMS codes, which needs `captcha`, `verify` of an invitation, and `then`.",
    "A form to register is shown as `registration` says: a name or a password that the call needs must be `enabled` and `required` there while visitors can see the form.",
  ],
  reads: settingsRead,
  run: { brand: (draft) => [...incompleteForms(draft), ...switchedOff(draft)], layer: incompleteForms },
};

const calls: Readonly<Record<string, Endpoint>> = contract;

function incompleteForms(draft: Draft): Finding[] {
  const forms = entriesLookedAt(draft, "forms");
  const own = forms.flatMap((id) => ownLackOf(id, draft));
  // What forms lack of one preset is reported once, there.
  const once = new Map(own.toReversed().map((one) => [pointerOf(one.path), one]));
  return [...[...once.values()].toReversed(), ...madeLacks(forms, draft), ...unasked(forms, draft)];
}

function ownLackOf(id: string, draft: Draft): Finding[] {
  const lack = lackIn(id, draft);
  if (!lack) return [];
  const layers = layersAtFault(draft, (below) => lackIn(id, below)?.message === lack.message);
  const removed = lack.names.map((one) => removalIn(["forms", id, "fields", one], layers)).find((path) => path);
  const place: Pick<Finding, "path" | "at"> = removed
    ? { path: removed, at: "value" }
    : { path: ["forms", id], at: "key" };
  const found: Finding[] = [
    {
      ...(lack.at ?? place),
      layers,
      message: lack.message,
      // Its fields may be made of those that every form can use.
      relies: [["forms", id], ["fields"]].map((part) => ({ path: part, inside: true })),
      // What the form watches may be read by the field that it lacks.
      explains: [...lack.names.map((one) => ["forms", id, "fields", one]), ["forms", id, "watch"]],
      hint: lack.hint,
    },
  ];
  return withOtherCall(found, ["forms", id, "submit", "call"], draft);
}

/** The null that removes a field, or in which parameter it is sent. */
function removalIn(field: Path, layers: Draft["layers"]): Path | undefined {
  const sends = writtenPath(layers, [...field, "sends"]);
  return removalOf(field, layers) ? field : removalOf(sends, layers) && sends;
}

/** The worst that a form lacks. */
function lackIn(id: string, { value }: Draft): Lack | undefined {
  const form = value.forms?.[id];
  const name = form?.submit?.call;
  const call = name !== undefined && Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!form || name === undefined || !call) return undefined;
  // A name that the call does not have is probably a misspelt one of these, and is reported as such.
  if ([...sentIn(form)].some((one) => !Object.hasOwn(call.input.shape, one))) return undefined;
  return lacksOf(id, form, name, call)[0];
}
