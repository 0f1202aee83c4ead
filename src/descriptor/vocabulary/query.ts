import { z } from "zod";
import { bindingKinds, value, type Bound } from "./binding.ts";
import type { LiveryMeta } from "./reference.ts";

const parameter = z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/, "Use the name of a parameter of the address.");

/** The bindings that only actions have. */
export const addressBindingKinds = {
  answer: z
    .strictObject({
      answer: z
        .string()
        .regex(/^[a-z][A-Za-z0-9]*$/, "Use the name of a field as the contract has it.")
        .meta({ livery: { field: "answer" } satisfies LiveryMeta, description: "A field of what the call answered." }),
    })
    .describe(
      "A field of what a call answered, in `after.success`: of a form what `submit.call` answered, of an action `call` what that call did. What is null or absent is left out.",
    ),
} as const;
export type AnswerBinding = z.infer<typeof addressBindingKinds.answer>;

const addressBinding = z
  .union([...Object.values(bindingKinds), addressBindingKinds.answer])
  .meta({ description: "A value from elsewhere: exactly one of query, filter, data, row, visitor, site, answer." });

/** Parameters of the address that something leads to: values, or where they come from. */
export const query = z
  .record(parameter, value)
  .optional()
  .describe(
    'Parameters of the address, which the route names in `query`: values, or where they come from, for example { "id": { "row": "id" } }. What has no value is left out.',
  );
export type Query = Readonly<Record<string, Bound>>;

/** A value of an action, which may follow a call. */
export const actionValue = z
  .union([z.string(), z.number(), addressBinding])
  .describe("A value, or where it comes from.");

/** The same in an action, which may follow a call. */
export const actionQuery = z
  .record(parameter, actionValue)
  .optional()
  .describe(
    'Parameters of the address, which the route names in `query`: values, or where they come from, for example { "id": { "row": "id" } }, or after a call { "id": { "answer": "id" } }. What has no value is left out.',
  );
export type ActionQuery = Readonly<Record<string, Bound | AnswerBinding>>;

/** The same where nothing is in scope: values only. */
export const writtenQuery = z
  .record(parameter, z.union([z.string(), z.number()]))
  .optional()
  .describe("Parameters of the address, which the route names in `query`.");
