import { z } from "zod";
import { contract } from "#gateway/contract.ts";
import { errorCodes, type Endpoint } from "#gateway/endpoint.ts";
import { notice, type GeneratedFile } from "./generated-file.ts";

/** The contract as the phone knows it: where each call goes and how its answer must look, without a validator. */
export function callTable(): GeneratedFile {
  const entries = Object.entries(contract as Record<string, Endpoint>).map(([name, call]) => `  ${name}: ${literal(entryOf(call))},`);
  const text = `// ${notice}

/**
 * Where each call of the contract goes, for code that must not carry zod. \`expects\`: "list" (then \`each\` names the keys
 * every entry has), "number", or the keys that the answer's object has. \`language\`: the call takes the visitor's language.
 */
export const callTable = {
${entries.join("\n")}
} as const;

/** The error codes that the contract knows; each has its words. */
export const errorCodes: readonly string[] = ${literal(errorCodes)};
`;
  return { path: "src/gateway/call-table.ts", text };
}

function entryOf(call: Endpoint): Record<string, unknown> {
  return {
    method: call.method,
    path: call.path,
    auth: call.auth,
    ...(call.encrypted && { encrypted: true }),
    ...("language" in call.input.shape && { language: true }),
    ...expectationOf(call.output),
  };
}

function expectationOf(output: z.ZodType): { expects: string | string[]; each?: string[] } {
  if (output instanceof z.ZodArray) {
    const entry = output.element as z.ZodType;
    return entry instanceof z.ZodObject ? { expects: "list", each: requiredKeys(entry) } : { expects: "list" };
  }
  if (output instanceof z.ZodNumber) return { expects: "number" };
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
