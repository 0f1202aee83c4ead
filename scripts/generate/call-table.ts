import { z } from "zod";
import { contract } from "#gateway/contract.ts";
import { errorCodes, type Endpoint } from "#gateway/endpoint.ts";
import { notice, type GeneratedFile } from "./generated-file.ts";

/** The contract as every page knows it: what a call depends on, without a validator. */
export function callTable(): GeneratedFile {
  const text = `// ${notice}

/**
 * What each call of the contract depends on, for code that must not carry zod. \`auth\`: who asks. \`language\`: the
 * call takes the visitor's language. \`paged\`: it answers page by page. How calls travel stands in call-wires.ts.
 */
export const callTable = {
${lines(entryOf)}
} as const;
`;
  return { path: "src/gateway/call-table.ts", text };
}

/** How calls travel: a file of its own, which comes with what carries them. */
export function callWires(): GeneratedFile {
  const text = `// ${notice}

/**
 * Where each call of the contract goes and in which form. \`once\`: it must not be sent again when nobody knows whether
 * it arrived. \`repeatable\`: with one of these values of a parameter it may be all the same. How answers must look
 * stands in answer-outlines.ts.
 */
export const callWires = {
${lines(wireOf)}
} as const;
`;
  return { path: "src/gateway/call-wires.ts", text };
}

/**
 * What the phone needs to know when an answer is there: a file of its own, so that no page waits for it before it can
 * be used.
 */
export function answerOutlines(): GeneratedFile {
  const text = `// ${notice}

/**
 * How the answer of each call must look. \`expects\`: "list" (then \`each\` names the keys every entry has), "number",
 * "string", or the keys that the answer's object has.
 */
export const answerOutlines = {
${lines((call) => expectationOf(call.output))}
} as const;

/** The error codes that the contract knows; each has its words. */
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
    ...(call.output instanceof z.ZodObject && "pageNum" in call.output.shape && { paged: true }),
  };
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
  };
}

/** Whether a call may be sent again after a lost answer without doing its deed twice. */
function isIdempotent(call: Endpoint): boolean {
  return (
    call.method === "GET" ||
    call.method === "DELETE" ||
    call.idempotent === true ||
    "idempotencyKey" in call.input.shape
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
    `The call table cannot say what ${output.def.type} looks like: answer with a list, an object, a record or a number`,
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
