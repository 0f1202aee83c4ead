import { contract } from "#gateway/contract.ts";
import { errorCodes, type Endpoint } from "#gateway/endpoint.ts";
import { effectsOf, needsOf, outlineOf, wireOf } from "#gateway/facts-of-call.ts";
import { notice, type GeneratedFile } from "./generated-file.ts";
import { callsOfCode } from "./named-calls.ts";

const calls = Object.entries(contract as Record<string, Endpoint>);

/** The tables with what the site's code knows of the calls that it makes itself, for code that must not carry zod. */
export function callTables(): GeneratedFile[] {
  const named = new Set(callsOfCode());
  const own = calls.filter(([name]) => named.has(name));
  return [callTable(own), callEffects(own), callWires(own), answerOutlines(own)];
}

type Calls = readonly (readonly [name: string, call: Endpoint])[];

/** What every page needs. */
function callTable(own: Calls): GeneratedFile {
  const text = `// ${notice}

import type { CallNeeds } from "./call-facts.ts";

/**
 * On what the calls depend that the site's code makes itself. Others are described by the slices of the pages that make
 * them. call-wires.ts has how calls are sent.
 */
export const callTable: Readonly<Partial<Record<string, CallNeeds>>> = {
${lines(own, needsOf)}
};
`;
  return { path: "src/gateway/call-table.ts", text };
}

/** What a successful call changes: a file of its own, for the few calls that change something. */
function callEffects(own: Calls): GeneratedFile {
  const text = `// ${notice}

import type { CallEffects } from "./call-facts.ts";

/** What the calls of call-table.ts change when they succeed; those that are not listed change nothing. */
export const callEffects: Readonly<Partial<Record<string, CallEffects>>> = {
${lines(
  own.filter(([, call]) => Object.keys(effectsOf(call)).length > 0),
  effectsOf,
)}
};

/** The call that ends the session. */
export const sessionEnd = ${literal(calls.find(([, { session }]) => session === "ends")?.[0])};

/** The calls about each topic that an action of a brand may refetch. */
export const callsAbout = {
${Object.entries(callsByTopic())
  .map(([topic, names]) => `  ${topic}: ${literal(names)},`)
  .join("\n")}
} as const;

/** The call that answers each number which a tab of a brand may show. */
export const callCounting = {
${calls.flatMap(([name, { counts }]) => (counts === undefined ? [] : [`  ${counts}: ${literal(name)},`])).join("\n")}
} as const;
`;
  return { path: "src/gateway/call-effects.ts", text };
}

function callsByTopic(): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [name, { topic }] of calls) if (topic !== undefined) (groups[topic] ??= []).push(name);
  return groups;
}

/** How calls are sent: a separate file, loaded with the transport. */
function callWires(own: Calls): GeneratedFile {
  const text = `// ${notice}

import type { CallWire } from "./call-facts.ts";

/** How the calls of call-table.ts are sent. answer-outlines.ts has the shape of the answers. */
export const callWires: Readonly<Partial<Record<string, CallWire>>> = {
${lines(own, wireOf)}
};
`;
  return { path: "src/gateway/call-wires.ts", text };
}

/** What the phone needs when an answer arrives: a separate file, so that no page loads it before it is usable. */
function answerOutlines(own: Calls): GeneratedFile {
  const text = `// ${notice}

import type { CallOutline } from "./call-facts.ts";

/** The shape of the answers to the calls of call-table.ts. */
export const answerOutlines: Readonly<Partial<Record<string, CallOutline>>> = {
${lines(own, outlineOf)}
};

/** The error codes of the contract; each has a text. As one text, because every page loads it. */
export const errorCodes: readonly string[] = ${JSON.stringify(errorCodes.toSorted().join(" "))}.split(" ");
`;
  return { path: "src/gateway/answer-outlines.ts", text };
}

function lines(own: Calls, of: (call: Endpoint) => object): string {
  return own.map(([name, call]) => `  ${name}: ${literal(of(call))},`).join("\n");
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literal(inner)}`)
    .join(", ")} }`;
}
