import type { Form } from "#descriptor/form.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { pointerOf } from "#kernel/pointer.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { pathInPreset, writtenPath } from "../../layer/written-path.ts";
import { removalsBelow } from "../../layer/provenance.ts";
import { layersAtFault } from "../../validate/layers-at-fault.ts";
import type { Path } from "../../validate/walk.ts";
import { madeCalls, type MadeCall } from "../../analyse/made-calls.ts";
import { followingCall, otherWay } from "../../analyse/other-ways.ts";
import { andQuoted, askedBy, choicesOf, neededBy } from "../../analyse/needed-parameters.ts";

const calls: Readonly<Record<string, Endpoint>> = contract;

/** What the calls lack that forms make besides their own: to send a code, to check one, after their own. */
export function madeLacks(forms: readonly string[], draft: Draft): Finding[] {
  const found = forms.flatMap((id) => lacksIn(id, draft).map((lack) => findingOf(id, lack, draft)));
  // What a preset lacks is reported once, there, whatever uses it.
  const spoilt = new Map(
    found.flatMap(({ preset, ...finding }) =>
      preset && finding.path[0] === "fields" ? [[pointerOf(preset), finding] as const] : [],
    ),
  );
  const others = found.filter(({ preset }) => !preset || !spoilt.has(pointerOf(preset)));
  return [...spoilt.values(), ...others.map(({ preset: _known, ...finding }) => finding)];
}

function findingOf(id: string, { made, names, message }: MadeLack, draft: Draft): Finding & { preset?: Path } {
  const other = made.steps[0] === "submit" ? otherWayAfter(id, draft) : undefined;
  const layers = layersAtFault(draft, (below) => lacksIn(id, below).some((one) => one.message === message));
  const part = ["forms", id, ...made.steps];
  const preset = pathInPreset(layers, part);
  const removed = removedFrom([part, ...(preset ? [preset] : [])], [...names, ...made.givers], layers);
  return {
    path: other?.path ?? removed ?? writtenPath(layers, part),
    at: other || removed ? "value" : "key",
    layers,
    message,
    hint: other?.hint ?? `Give it there: ${andQuoted(made.givers)} say what the call gets.`,
    relies: { path: part, inside: true },
    ...(preset && { preset }),
  };
}

/** Where it is written in which way the following call is made, if another way is the one for what is typed. */
function otherWayAfter(id: string, { value }: Draft) {
  const following = followingCall(id, value.forms?.[id] ?? {});
  return following && otherWay(following);
}

interface MadeLack {
  made: MadeCall;
  names: readonly string[];
  message: string;
}

function lacksIn(id: string, { value }: Draft): MadeLack[] {
  const form: AsFarAsRead<Form> | undefined = value.forms?.[id];
  return madeCalls(id, form ?? {}).flatMap((made): MadeLack[] => {
    const call = Object.hasOwn(calls, made.name) ? calls[made.name] : undefined;
    // A name that the call does not have is probably a misspelt one of these, and is reported as such.
    if (!call || [...made.sent].some((one) => !Object.hasOwn(call.input.shape, one))) return [];
    const lack = worstOf(made, call);
    return lack ? [{ ...lack, made }] : [];
  });
}

function worstOf({ maker, name, sent, written, steps }: MadeCall, call: Endpoint): Omit<MadeLack, "made"> | undefined {
  const lack = (names: readonly string[], what: string, then: string) => ({
    names,
    message: `${maker} makes the call "${name}" without ${what}: ${then}.`,
  });
  const needed = neededBy(call, written).filter((parameter) => !sent.has(parameter));
  if (needed.length > 0) return lack(needed, `${andQuoted(needed)}, which it needs`, "it never succeeds");
  const closed = choicesOf(call).find((ways) => !ways.some((names) => names.every((one) => sent.has(one))));
  if (closed) {
    const ways = closed.map(andQuoted).join(" or ");
    return lack(closed.flat(), `${ways}, one of which it needs`, "it never succeeds");
  }
  // What follows another call shows nothing that could be filled in.
  const asked = steps[0] === "fields" ? askedBy(call).filter((parameter) => !sent.has(parameter)) : [];
  return asked.length === 0
    ? undefined
    : lack(asked, `${andQuoted(asked)}, which it may ask for`, "nobody can go on then");
}

/** The null that removes one of some keys below a part of a form, or of the preset that its field uses. */
function removedFrom(parts: readonly Path[], keys: readonly string[], layers: Draft["layers"]): Path | undefined {
  return parts.flatMap((path) => removalsBelow(path, layers)).findLast(({ path }) => keys.includes(String(path.at(-1))))
    ?.path;
}
