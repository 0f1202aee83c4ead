import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { partSchemas } from "#compile/validate/parts.ts";
import { notice, type GeneratedFile } from "../generated-file.ts";
import { wholeSchema } from "./whole-schema.ts";

const path = "src/compile/validate/shapes.generated";

/** A function for each part of a brand that returns whether a value has its shape, and the types of these functions. */
export function shapeValidators(): GeneratedFile[] {
  const names = Object.keys(partSchemas);
  const ajv = new Ajv({
    code: { source: true, esm: true, optimize: 2 },
    discriminator: true,
    inlineRefs: false,
    messages: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    // A length counts as zod counts it, in UTF-16 code units.
    unicode: false,
    logger: false,
    unicodeRegExp: false,
    schemas: [wholeSchema(partSchemas)],
  });
  const code = standalone(ajv, Object.fromEntries(names.map((name) => [name, `brand#/$defs/${name}`])));
  if (code.includes("require(")) throw new Error("The generated validators need a module: use a simpler schema");
  const declared = names.map((name) => `export declare const ${name}: (value: unknown) => boolean;\n`).join("");
  return [
    { path: `${path}.js`, text: `// ${notice}\n${withoutPlaces(code)}\n` },
    { path: `${path}.d.ts`, text: `// ${notice}\n${declared}` },
  ];
}

/** Without the positions of errors, which take most of its time and size: the walk finds positions. */
function withoutPlaces(code: string): string {
  return code
    .replaceAll(/,\s*\{instancePath:[^{}]*\}\)/g, ")")
    .replaceAll(/\{instancePath:?[^{}]*params:\{[^{}]*\}\}/g, "0")
    .replaceAll(/(?<=[;}])(?=(?:export |const |function ))/g, "\n");
}
