import { isPage } from "#gateway/pages.ts";
import { z } from "zod";
import { contract } from "#gateway/contract.ts";
import { errorCodes, type Endpoint } from "#gateway/endpoint.ts";
import { notice, type GeneratedFile } from "./generated-file.ts";

/** The part of the contract that every page needs: what a call depends on, without a validator. */
export function callTable(): GeneratedFile {
  const text = `// ${notice}

/**
 * What each call of the contract depends on, for code that must not carry zod. \`auth\`: who may call it. \`language\`:
 * the call takes the visitor's language. \`paged\`: it returns pages. \`key\`: the parameter that takes its idempotency
 * key. call-wires.ts has how calls are sent.
 */
export const callTable = {
${lines(entryOf)}
} as const;
`;
  return { path: "src/gateway/call-table.ts", text };
}

/** What a successful call changes: a file of its own, for the few calls that change something. */
export function callEffects(): GeneratedFile {
  const entries = Object.entries(contract as Record<string, Endpoint>)
    .map(([name, call]) => [name, effectsOf(call)] as const)
    .filter(([, effects]) => Object.keys(effects).length > 0);
  const text = `// ${notice}

/**
 * What a successful call changes; calls that are not listed change nothing. \`changes\`: calls whose answers are stale
 * then. \`session\`: it opens or ends one. \`password\`: the input that is the member's password then.
 */
export const callEffects = {
${entries.map(([name, effects]) => `  ${name}: ${literal(effects)},`).join("\n")}
} as const;

/** The calls about each topic that an action of a brand may refetch. */
export const callsAbout = {
${Object.entries(callsByTopic())
  .map(([topic, calls]) => `  ${topic}: ${literal(calls)},`)
  .join("\n")}
} as const;

/** The call that answers each number which a tab of a brand may show. */
export const callCounting = {
${Object.entries(contract as Record<string, Endpoint>)
  .flatMap(([name, { counts }]) => (counts === undefined ? [] : [`  ${counts}: ${literal(name)},`]))
  .join("\n")}
} as const;
`;
  return { path: "src/gateway/call-effects.ts", text };
}

/** What is known of answers as soon as a call is sent: a file of its own, loaded when an action of a brand calls. */
export function callPresumptions(): GeneratedFile {
  const entries = Object.entries(contract as Record<string, Endpoint>).flatMap(([name, { presumes }]) =>
    presumes ? [`  ${name}: ${literal(presumes)},`] : [],
  );
  const forgotten = Object.entries(contract as Record<string, Endpoint>).flatMap(([name, { forgets }]) =>
    forgets === undefined ? [] : [`  ${name}: ${literal(forgets)},`],
  );
  const text = `// ${notice}

/**
 * What is known of answers that a call changes as soon as it is sent: fields of the entry whose id it sends, or by how
 * much a number changes.
 */
export const callPresumptions = {
${entries.join("\n")}
} as const;

/** The input with the id of a credential that this phone need not offer any more after the call has succeeded. */
export const forgottenCredentials = {
${forgotten.join("\n")}
} as const;
`;
  return { path: "src/gateway/call-presumptions.ts", text };
}

function callsByTopic(): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [name, { topic }] of Object.entries(contract as Record<string, Endpoint>))
    if (topic !== undefined) (groups[topic] ??= []).push(name);
  return groups;
}

/** How calls are sent: a separate file, loaded with the transport. */
export function callWires(): GeneratedFile {
  const text = `// ${notice}

import type { CallWire } from "./call-wire.ts";

/** How each call is sent. answer-outlines.ts has the shape of the answers. */
export const callWires = {
${lines(wireOf)}
} as const satisfies Readonly<Record<string, CallWire>>;
`;
  return { path: "src/gateway/call-wires.ts", text };
}

/** What the phone needs when an answer arrives: a separate file, so that no page loads it before it is usable. */
export function answerOutlines(): GeneratedFile {
  const text = `// ${notice}

/**
 * The shape of each call's answer. \`expects\`: "list" (then \`each\` names the keys every entry has), "number",
 * "string", or the keys that the answer's object has.
 */
export const answerOutlines = {
${lines((call) => expectationOf(call.output))}
} as const;

/** The error codes of the contract; each has a text. */
export const errorCodes: readonly string[] = ${literal(errorCodes)};
`;
  return { path: "src/gateway/answer-outlines.ts", text };
}

function lines(of: (call: Endpoint) => object): string {
  return Object.entries(contract as Record<string, Endpoint>)
    .map(([name, call]) => `  ${name}: ${literal(of(call))},`)
    .join("\n");
}

function entryOf(call: Endpoint): Record<string, unknown> {
  return {
    auth: call.auth,
    ...("language" in call.input.shape && { language: true }),
    ...(isPage(call.output) && { paged: true }),
    ...(call.idempotencyKey !== undefined && { key: call.idempotencyKey }),
  };
}

function effectsOf({ changes, session, password }: Endpoint): Partial<Endpoint> {
  return { ...(changes && { changes }), ...(session && { session }), ...(password && { password }) };
}

function wireOf(call: Endpoint): Record<string, unknown> {
  return {
    method: call.method,
    path: call.path,
    ...(call.encrypted && { encrypted: true }),
    ...(call.form && { form: true }),
    ...(call.multipart && { multipart: true }),
    ...(call.device && { device: true }),
    ...(!isIdempotent(call) && { once: true }),
    ...(typeof call.idempotent === "object" && { repeatable: call.idempotent }),
    ...(Object.keys(defaultsOf(call)).length > 0 && { defaults: defaultsOf(call) }),
  };
}

/** The defaults of a call's parameters; an empty list or text needs no sending. */
function defaultsOf({ input }: Endpoint): Record<string, string | number> {
  const defaults = Object.entries(input.shape).map(([name, schema]) => [
    name,
    schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined,
  ]);
  return Object.fromEntries(
    defaults.filter(([, value]) => typeof value === "number" || (typeof value === "string" && value !== "")),
  ) as Record<string, string | number>;
}

/** Whether a call may be repeated after a lost answer without taking effect twice. */
function isIdempotent(call: Endpoint): boolean {
  return (
    call.method === "GET" || call.method === "DELETE" || call.idempotent === true || call.idempotencyKey !== undefined
  );
}

function expectationOf(output: z.ZodType): { expects: string | string[]; each?: string[] } {
  if (output instanceof z.ZodArray) {
    const entry = output.element as z.ZodType;
    return entry instanceof z.ZodObject ? { expects: "list", each: requiredKeys(entry) } : { expects: "list" };
  }
  if (output instanceof z.ZodNumber) return { expects: "number" };
  if (output.def.type === "string") return { expects: "string" };
  if (output instanceof z.ZodObject) return { expects: requiredKeys(output) };
  if (output instanceof z.ZodRecord) return { expects: [] };
  throw new Error(
    `The call table does not support ${output.def.type} as an answer: use a list, an object, a record, a string or a number`,
  );
}

function requiredKeys(object: z.ZodObject): string[] {
  return Object.entries(object.shape)
    .filter(([, schema]) => !(schema as z.ZodType).safeParse(undefined).success)
    .map(([key]) => key);
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literal(inner)}`)
    .join(", ")} }`;
}
