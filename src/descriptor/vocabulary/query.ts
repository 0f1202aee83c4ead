import { z } from "zod";
import { value, type Bound } from "./binding.ts";

const parameter = z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/, "Use the name of a parameter of the address.");

/** Parameters of the address that something leads to: values, or where they come from. */
export const query = z
  .record(parameter, value)
  .optional()
  .describe(
    'Parameters of the address, which the route names in `query`: values, or where they come from, for example { "id": { "row": "id" } }. What has no value is left out.',
  );
export type Query = Readonly<Record<string, Bound>>;

/** The same where nothing is in scope: values only. */
export const writtenQuery = z
  .record(parameter, z.union([z.string(), z.number()]))
  .optional()
  .describe("Parameters of the address, which the route names in `query`.");
