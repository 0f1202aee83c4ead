import { z } from "zod";
import { binding, type Bound } from "./binding.ts";
import { watchBinding } from "./form-binding.ts";
import type { LiveryMeta } from "./reference.ts";

/** Parameters of a call, all of them written. */
export const given = z
  .record(z.string(), z.union([z.string(), z.number()]))
  .optional()
  .describe("Parameters of the call. Language, merchant code, platform and token are added by the renderer.");

/** Written instead of parameters: the compiler gives the call each filter of its screen under the name that it has. */
export const EVERY_FILTER = "filters";

/** Parameters of a call: values, or where they come from. */
export const bound = z
  .record(z.string(), z.union([z.string(), z.number(), binding]))
  .meta({
    livery: { short: EVERY_FILTER } satisfies LiveryMeta,
    description:
      'Parameters of the call: values, or where they come from. "filters" gives it every filter of the screen that it has a parameter for: each by its name, of a period its ends as from and to. Language, merchant code, platform and token are added by the renderer.',
  })
  .optional();

/**
 * Where a widget's list comes from: a call of the gateway contract whose output lists the given entity. The compiler
 * checks the call, its parameters and the entity against the contract.
 */
export function sourceOf<const E extends string>(entity: E) {
  return z
    .strictObject({
      call: z.string().meta({
        livery: { reference: "call", entity },
        description: `A call of the gateway contract that lists ${entity} entries.`,
      }),
      with: given,
    })
    .describe(`A call that lists ${entity} entries.`);
}

/** Where a list of any entity comes from: its fields are those of what the call lists. */
export const anyList = z
  .strictObject({
    call: z.string().meta({
      livery: { reference: "call", answers: "list" } satisfies LiveryMeta,
      description: "A call of the gateway contract that lists something.",
    }),
    with: bound,
  })
  .meta({ id: "listSource", description: "A call that lists something." });

/** Where one thing comes from: its fields are those of what the call answers. */
export const oneRecord = z
  .strictObject({
    call: z.string().meta({
      livery: { reference: "call", answers: "entity" } satisfies LiveryMeta,
      description: "A call of the gateway contract that answers one thing and changes nothing.",
    }),
    with: bound,
  })
  .meta({ id: "recordSource", description: "A call that answers one thing." });

/** Parameters of a call that a form makes while it is filled in. */
export const typedParameters = z
  .record(z.string(), z.union([z.string(), z.number(), watchBinding]))
  .optional()
  .describe(
    "Parameters of the call: values, or where they come from. While a field that it takes a value from is empty or wrong, the call is not made.",
  );

/** Where one thing comes from whose parameters are typed in a form. */
export const watched = z
  .strictObject({
    call: z.string().meta({
      livery: { reference: "call", answers: "entity" } satisfies LiveryMeta,
      description: "A call of the gateway contract that answers one thing and changes nothing.",
    }),
    with: typedParameters,
  })
  .meta({
    id: "watched",
    description: "A call that is made again, after a short pause, when a value that it takes from the form changes.",
  });
export type Watched = z.infer<typeof watched>;

/** What `anyList` and `oneRecord` describe. */
export interface BoundSource {
  call: string;
  with?: Readonly<Record<string, Bound>> | undefined;
}
