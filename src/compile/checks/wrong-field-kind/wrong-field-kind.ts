import { orList } from "#kernel/english-list.ts";
import { pointerOf } from "#kernel/pointer.ts";
import { hasItsKind } from "../../analyse/known-kind.ts";
import { parameterLimits, parameterType } from "../../analyse/parameter-type.ts";
import { writtenChoices } from "../../analyse/listed-value.ts";
import { callNamed } from "../../analyse/screen-values.ts";
import { canSend, senders } from "../../analyse/senders.ts";
import { sendingFields, sendsOf, type SendingField } from "../../analyse/sent-parameters.ts";
import { choiceHint, meantHint } from "../../findings/words.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { writtenPath } from "../../layer/written-path.ts";
import type { Check } from "../check.ts";
import { unmadeForFollowing, unmadeKind } from "./unmade-kinds.ts";

export const wrongFieldKind: Check = {
  id: "wrong-field-kind",
  severity: "error",
  description: "A field of a form is of a kind that sends what its parameter takes.",
  about: [
    "The contract types every parameter. A field of another kind looks right and is filled in, and the platform then refuses what it sends: a text where a number is expected, or a choice that the call does not know.",
    'Passwords, codes of an SMS and captchas need fields that are made for them: one that hides what is typed, sends the code, shows the picture. What they are depends on the way in which the call is made: with `"type": "sms"` the call `login` takes a code as `password`. Where the fields are those of another way, the `type` is reported.',
  ],
  run: { brand: wrongKinds },
};

function wrongKinds(draft: Draft): Finding[] {
  const sent = sendingFields(draft)
    .filter(({ field }) => hasItsKind(field, draft))
    .flatMap((sending) =>
      [...wrongKind(sending), ...unmadeKind(sending, draft), ...wrongChoices(sending)].map((one) => ({
        ...one,
        relies: { path: sendsOf(sending) },
      })),
    );
  const following = entriesLookedAt(draft, "forms").flatMap((form) => unmadeForFollowing(form, draft));
  return oncePerPlace([...sent, ...following], draft);
}

/** What several forms take from one preset is reported once, there. */
function oncePerPlace(found: readonly Finding[], { layers }: Draft): Finding[] {
  const placed = found.map((one) => [pointerOf(writtenPath(layers, one.path)), one] as const);
  return [...new Map(placed.toReversed()).values()].toReversed();
}

function wrongKind({ form, id, field, call, name, parameter }: SendingField): Finding[] {
  const type = parameterType(parameter);
  if (field.kind === undefined || canSend(field, type)) return [];
  if (field.kind === "described") return [wrongGroup({ form, id, field, call, name })];
  const { words, kinds } = senders[type];
  const others = kinds.filter((other) => other !== field.kind);
  return [
    {
      path: ["forms", form, "fields", id, "kind"],
      at: "value",
      message: `The call "${call}" takes ${words} as "${name}", which a field of the kind "${field.kind}" does not send.`,
      hint: others.length === 0 ? "No kind of field sends it." : `Use ${orList(others.map((kind) => `"${kind}"`))}.`,
    },
  ];
}

/** What is meant by a group is clear: the parameter is wrong. */
function wrongGroup({ form, id, field, call, name }: Omit<SendingField, "parameter">): Finding {
  const path = ["forms", form, "fields", id];
  const sends = field.kind === "described" ? field.sends : undefined;
  const right = describedParameters(call);
  const [only] = right;
  const write = sends === undefined ? `Write "sends": "${only}".` : meantHint(String(only));
  return {
    path: sends === undefined ? path : [...path, "sends"],
    at: sends === undefined ? "key" : "value",
    message: `The call "${call}" does not take fields that the platform describes as "${name}".`,
    hint:
      right.length === 0 ? "No parameter of this call takes them." : right.length === 1 ? write : choiceHint("", right),
  };
}

/** The parameters of a call that take what the platform describes. */
function describedParameters(call: string): string[] {
  return Object.entries(callNamed(call)?.input.shape ?? {}).flatMap(([name, schema]) =>
    parameterType(schema) === "described" ? [name] : [],
  );
}

function wrongChoices({ form, id, field, call, name, parameter }: SendingField): Finding[] {
  const { values } = parameterLimits(parameter);
  if (parameterType(parameter) !== "enumeration" || !values) return [];
  const known = values.map(String);
  return (writtenChoices(field) ?? [])
    .filter((choice) => !known.includes(choice))
    .map((choice) => ({
      path: ["forms", form, "fields", id, "choices", choice],
      at: "key",
      message: `The call "${call}" does not take "${choice}" as "${name}".`,
      hint: choiceHint(choice, known),
    }));
}
