import type { z } from "zod";
import { isObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { nearest } from "#kernel/near.ts";
import { choicesOf, nodeOf, shapeOf, typeOf } from "./zod-schema.ts";
import { expectObject, unknownKey, wrongShape } from "./mismatch.ts";
import { addWalk, newWalk, type Path, type Walk } from "./walk.ts";
import { choiceHint, didYouMean, kindOf, meantHint, oneOf, quoted } from "../findings/words.ts";

type WalkOn = (schema: z.ZodType, value: unknown, path: Path, into: Walk) => unknown;

/** A union discriminated by one key: only the branch that it names is walked, so that one mistake stays one finding. */
export function walkDiscriminated(
  key: string,
  branches: readonly z.ZodType[],
  value: unknown,
  path: Path,
  into: Walk,
  walkOn: WalkOn,
): unknown {
  const byName = namedBranches(branches).get(key) ?? nameBranches(key, branches);
  if (!isObject(value)) {
    const isNamed = typeof value === "string" && byName.has(value);
    return expectObject(
      value,
      path,
      into,
      isNamed ? `Write ${written(key, value)}.` : choiceHint("", [...byName.keys()]),
    );
  }
  const name = value[key];
  if (name === undefined) {
    const misspelt = nearest(key, Object.keys(value));
    if (misspelt !== undefined && !branches.some((branch) => misspelt in shapeOf(branch)))
      into.mismatches.push(unknownKey([...path, misspelt], meantHint(key)));
    else
      into.mismatches.push(
        wrongShape([...path, key], `"${key}" is missing.`, choiceHint("", [...byName.keys()]), "missing"),
      );
    return undefined;
  }
  const branch = typeof name === "string" ? byName.get(name) : undefined;
  if (branch) return walkOn(branch, value, path, into);
  const message =
    typeof name === "string" ? `"${name}" is not a valid "${key}".` : `Expected a string, not ${kindOf(name)}.`;
  into.mismatches.push(wrongShape([...path, key], message, choiceHint(String(name), [...byName.keys()])));
  return undefined;
}

const namedBranches = memoizeByIdentity((_branches: readonly z.ZodType[]) => new Map<string, Map<string, z.ZodType>>());

/** The branches by the value of the discriminating key. */
function nameBranches(key: string, branches: readonly z.ZodType[]): Map<string, z.ZodType> {
  const byName = new Map(
    branches.flatMap((branch) =>
      (choicesOf(shapeOf(branch)[key] as z.ZodType) ?? []).map((name) => [name, branch] as const),
    ),
  );
  namedBranches(branches).set(key, byName);
  return byName;
}

/** Objects that each have one distinctive key, like conditions: the branch whose key is present. */
export function walkKeyed(
  branches: readonly z.ZodType[],
  value: unknown,
  path: Path,
  into: Walk,
  walkOn: WalkOn,
): unknown {
  if (!isObject(value)) return expectObject(value, path, into, keyedHint(branches, value));
  const known = branches.flatMap((branch) => Object.keys(shapeOf(branch)));
  const keys = Object.keys(value);
  const named = keys.filter((key) => known.includes(key));
  if (named.length === 0) {
    const [first] = keys;
    into.mismatches.push(
      first === undefined
        ? wrongShape(path, "This object is empty.", `Set exactly one of ${oneOf(known)}.`)
        : unknownKey([...path, first], choiceHint(first, known)),
    );
    return undefined;
  }
  const [chosen, second] = named;
  const branch = branches.find((one) => (chosen as string) in shapeOf(one)) as z.ZodType;
  if (second !== undefined && !(second in shapeOf(branch))) {
    const hint = known.includes("all") ? 'Combine several conditions with "all" or "any".' : undefined;
    into.mismatches.push(wrongShape([...path, second], `Only one of ${oneOf(named)} is allowed here.`, hint, "key"));
    return undefined;
  }
  return walkOn(branch, value, path, into);
}

/** Any other union: the branch that matches, otherwise the findings of the branch that was most likely meant. */
export function walkAny(
  branches: readonly z.ZodType[],
  value: unknown,
  path: Path,
  into: Walk,
  walkOn: WalkOn,
): unknown {
  const tries = branches.map((branch) => {
    const own = newWalk();
    return { branch, own, result: walkOn(branch, value, path, own) };
  });
  const best = tries.find(({ own }) => own.mismatches.length === 0) ?? mostLikely(tries, value);
  if (best) {
    addWalk(best.own, into);
    return best.result;
  }
  const choices = branches.flatMap((branch) => choicesOf(branch) ?? []);
  const described = branches.map((branch) => branch.description).find((text) => text !== undefined);
  into.mismatches.push(wrongShape(path, `Invalid value: ${quoted(value)}.`, choiceHint("", choices) ?? described));
  return undefined;
}

function mostLikely<T extends { branch: z.ZodType; own: Walk }>(tries: readonly T[], value: unknown): T | undefined {
  const alike = tries.filter(({ branch }) => takes(branch, value));
  const near =
    typeof value === "string"
      ? alike.find(({ branch }) => didYouMean(value, choicesOf(branch) ?? []) !== undefined)
      : undefined;
  return near ?? alike.find(({ own }) => own.mismatches.some(({ rule }) => rule === "forbidden-link")) ?? alike[0];
}

function takes(branch: z.ZodType, value: unknown): boolean {
  const node = nodeOf(branch);
  if (node.kind === "union") return node.branches.some((inner) => takes(inner, value));
  const type = typeOf(branch);
  if (Array.isArray(value)) return type === "array";
  if (isObject(value)) return type === "record" || (type === "object" && isLike(value, branch));
  if (typeof value === "string") return type === "string" || choicesOf(branch) !== undefined;
  return type === typeof value;
}

/** Whether an object has a key of a branch, or nearly: one without any was not meant to be it. */
function isLike(value: object, branch: z.ZodType): boolean {
  const known = Object.keys(shapeOf(branch));
  return Object.keys(value).some((key) => known.includes(key) || nearest(key, known) !== undefined);
}

/** What to write instead of a value without its key: `{ "visitor": "guest" }`. Any text could be a name of something. */
function keyedHint(branches: readonly z.ZodType[], value: unknown): string {
  const keyed = branches.flatMap((branch) => Object.entries(shapeOf(branch)).map(([key, of]) => ({ branch, key, of })));
  const meant = keyed.find(
    ({ branch, key, of }) =>
      nodeOf(of as z.ZodType).livery.reference === undefined && branch.safeParse({ [key]: value }).success,
  );
  return meant ? `Write ${written(meant.key, value)}.` : `Set exactly one of ${oneOf(keyed.map(({ key }) => key))}.`;
}

function written(key: string, value: unknown): string {
  return `{ "${key}": ${JSON.stringify(value)} }`;
}
