import { parameterLimits, parameterType, type ParameterType } from "#compile/analyse/parameter-type.ts";
import { refusedVisitors } from "#compile/analyse/refused-visitors.ts";
import { anyMeantHint, choiceHint } from "#compile/findings/words.ts";
import { fieldsOfCall, type SourceFields } from "#compile/validate/source-fields.ts";
import type { VisitorKind } from "#conditions/facts.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { listedBy } from "#gateway/named-entities.ts";
import { allNearest } from "#kernel/near.ts";
import { UsageError } from "../../usage-error.ts";

/** What a call takes, as far as a screen can restrict it. */
export interface CallParameter {
  name: string;
  type: ParameterType;
  required: boolean;
  /** The values of an enumeration. */
  values: readonly string[];
  /** The characters of a text at most. */
  longest: number | undefined;
  /** The contract's default, which the renderer sends. */
  usual: string | undefined;
  /** A value that the contract shows. */
  example: string | undefined;
}

/** A call that lists entries of an entity, and all that a screen of it follows from. */
export interface ListingCall extends SourceFields {
  name: string;
  /** Whom it refuses by who they are. */
  refused: readonly VisitorKind[];
  parameters: readonly CallParameter[];
  /** Where what it lists is one level of a tree. */
  tree: Endpoint["tree"];
}

const calls: Readonly<Record<string, Endpoint>> = contract;

/** The names of all calls that list something. */
export const listingCalls: readonly string[] = Object.keys(calls).filter((name) => lists(name));

function lists(name: string): boolean {
  const call = calls[name];
  return call !== undefined && listedBy(call) !== undefined;
}

/** A call that lists something which cells can show. Throws one clear line about any other name. */
export function listingCall(name: string): ListingCall {
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call) throw new UsageError(`There is no call "${name}". ${choiceHint(name, Object.keys(calls)) ?? ""}`);
  const answered = lists(name) ? fieldsOfCall(name) : undefined;
  if (!answered) throw new UsageError(`The call "${name}" lists nothing. ${listingLike(name)}`);
  if (Object.values(answered.fields).every(({ type }) => type === "nested"))
    throw new UsageError(
      `The call "${name}" lists ${answered.entity}, which has no field that a cell can show. ${listingLike(name)}`,
    );
  const parameters = Object.entries(call.input.shape).map(parameterOf);
  return { name, refused: refusedVisitors(call), ...answered, parameters, tree: call.tree };
}

function parameterOf([name, schema]: [string, Endpoint["input"]["shape"][string]]): CallParameter {
  const given = (schema as { safeParse: (value: unknown) => { success: boolean; data?: unknown } }).safeParse(
    undefined,
  );
  const { examples } = (schema as { meta: () => { examples?: unknown } | undefined }).meta() ?? {};
  const [example]: unknown[] = Array.isArray(examples) ? examples : [];
  const { values = [], maxLength: longest } = parameterLimits(schema as Parameters<typeof parameterLimits>[0]);
  return {
    name,
    type: parameterType(schema as Parameters<typeof parameterType>[0]),
    required: !given.success,
    values: values.map(String),
    longest,
    usual: given.data === undefined ? undefined : String(given.data),
    example: example === undefined ? undefined : String(example),
  };
}

/** Calls that list something and have a name like this one, or a word of it: "betSummary" is near to "betRecords". */
function listingLike(name: string): string {
  const others = listingCalls.filter((one) => one !== name);
  const near = allNearest(name, others);
  const first = /^[a-z]+/.exec(name)?.[0] ?? name;
  const akin = near.length > 0 ? near : others.filter((one) => one.startsWith(first));
  return akin.length > 0 ? anyMeantHint(akin) : `These do: ${others.join(", ")}.`;
}
