import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { answeredBy } from "#gateway/named-entities.ts";
import { shortList } from "#kernel/english-list.ts";
import { isObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { pointerOf, valueAtPath } from "#kernel/pointer.ts";
import { anyMeantHint, choiceHint } from "../findings/words.ts";
import type { Cause, Draft, Finding } from "../layer/draft.ts";
import { fieldsOfCall } from "../validate/source-fields.ts";
import type { Path } from "../validate/walk.ts";
import { callNamed } from "./screen-values.ts";
import { namedFields } from "./shown-fields.ts";

/**
 * What does not fit a call that a page shows, with that call as the cause where others have all that is shown of it and
 * take all that it gets.
 *
 * @param path Where the call is named.
 */
export function withOtherSource(found: Finding, path: Path | undefined, draft: Draft): Finding {
  const cause = path && causes(draft).get(pointerOf(path));
  return cause ? { ...found, cause } : found;
}

/** What a call is used for. */
interface Use {
  path: Path;
  /** The fields of its answer that are shown. */
  fields: Set<string>;
}

const causes: (draft: Draft) => ReadonlyMap<string, Cause> = memoizeByIdentity((draft) => {
  const uses = new Map<string, Use>();
  for (const { call: path, name, source } of namedFields(draft)) {
    // A call that does something is not chosen for what it answers.
    if (!path || source === "answer") continue;
    const use = uses.get(pointerOf(path)) ?? { path, fields: new Set() };
    uses.set(pointerOf(path), use);
    use.fields.add(name);
  }
  return new Map(
    [...uses].flatMap(([pointer, use]) => {
      const cause = causeOf(use, draft);
      return cause ? [[pointer, cause]] : [];
    }),
  );
});

function causeOf({ path, fields: named }: Use, draft: Draft): Cause | undefined {
  const name = String(valueAtPath(draft.value, path));
  const call = callNamed(name);
  const of = fieldsOfCall(name);
  if (!call || !of) return undefined;
  const given = valueAtPath(draft.value, [...path.slice(0, -1), "with"]);
  const parameters = isObject(given) ? Object.keys(given) : [];
  const fields = [...named].filter((one) => of.fields[one] === undefined);
  const untaken = parameters.filter((one) => !Object.hasOwn(call.input.shape, one));
  // A single misfit is rather wrong than the call.
  if (fields.length + untaken.length < 2) return undefined;
  const others = callsFor([...named], parameters, answeredBy(call)?.many);
  if (others.length === 0) return undefined;
  return {
    path,
    at: "value",
    message:
      fields.length > 0
        ? `What "${name}" answers has no ${listed("field", fields)}, which ${fields.length === 1 ? "is" : "are"} shown of it.`
        : `The call "${name}" has no ${listed("parameter", untaken)}, which it gets here.`,
    hint: others.length > 3 ? choiceHint("", others) : anyMeantHint(others),
    isEnough: false,
    explains: [path.slice(0, 2)],
  };
}

function listed(noun: string, names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  return `${noun}${names.length === 1 ? "" : "s"} ${shortList(quoted, 3)}`;
}

const calls: readonly (readonly [name: string, call: Endpoint])[] = Object.entries(contract);

/** The calls that answer all of some fields, many or one of them, and take all of some parameters. */
function callsFor(fields: readonly string[], parameters: readonly string[], many: boolean | undefined): string[] {
  return calls.flatMap(([name, call]) => {
    const known = answeredBy(call)?.many === many ? fieldsOfCall(name)?.fields : undefined;
    const isFit =
      known !== undefined &&
      fields.every((one) => known[one] !== undefined) &&
      parameters.every((one) => Object.hasOwn(call.input.shape, one));
    return isFit ? [name] : [];
  });
}
