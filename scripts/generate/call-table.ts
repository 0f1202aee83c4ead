import { z } from "zod";
import { contract } from "#gateway/contract.ts";
import { errorCodes, type Endpoint } from "#gateway/endpoint.ts";
import { notice, type GeneratedFile } from "./generated-file.ts";

/** The contract as the phone knows it before it asks: where each call goes, without a validator. */
export function callTable(): GeneratedFile {
  const text = `// ${notice}

/**
 * Where each call of the contract goes, for code that must not carry zod. \`language\`: the call takes the visitor's
 * language. \`paged\`: it answers page by page. How answers must look stands in answer-outlines.ts.
 */
export const callTable = {
${lines(entryOf)}
} as const;
`;
  return { path: "src/gateway/call-table.ts", text };
}

/** What the phone needs to know when an answer is there: a file of its own, so that no page waits for it before it can be used. */
export function answerOutlines(): GeneratedFile {
  const text = `// ${notice}

/**
 * How the answer of each call must look. \`expects\`: "list" (then \`each\` names the keys every entry has), "number", "string",
 * or the keys that the answer's object has.
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
  return Object.entries(contract as Record<string, Endpoint>).map(([name, call]) => `  ${name}: ${literal(of(call))},`).join("\n");
}

function entryOf(call: Endpoint): Record<string, unknown> {
  return {
    method: call.method,
    path: call.path,
    auth: call.auth,
    ...(call.encrypted && { encrypted: true }),
    ...(call.form && { form: true }),
    ...("language" in call.input.shape && { language: true }),
    ...(call.output instanceof z.ZodObject && "pageNum" in call.output.shape && { paged: true }),
  };
}

function expectationOf(output: z.ZodType): { expects: string | string[]; each?: string[] } {
  if (output instanceof z.ZodArray) {
    const entry = output.element as z.ZodType;
    return entry instanceof z.ZodObject ? { expects: "list", each: requiredKeys(entry) } : { expects: "list" };
  }
  if (output instanceof z.ZodNumber) return { expects: "number" };
  if (output.def.type === "string") return { expects: "string" };
  if (output instanceof z.ZodObject) return { expects: requiredKeys(output) };
  throw new Error(`The call table cannot say what ${output.def.type} looks like: answer with a list, an object or a number`);
}

function requiredKeys(object: z.ZodObject): string[] {
  return Object.entries(object.shape).filter(([, schema]) => !(schema as z.ZodType).safeParse(undefined).success).map(([key]) => key);
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value).map(([key, inner]) => `${key}: ${literal(inner)}`).join(", ")} }`;
}
