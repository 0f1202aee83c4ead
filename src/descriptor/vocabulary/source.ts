import { z } from "zod";

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
      with: z
        .record(z.string(), z.union([z.string(), z.number()]))
        .optional()
        .describe("Parameters of the call. Language, merchant code, platform and token are added by the renderer."),
    })
    .describe(`A call that lists ${entity} entries.`);
}

/** What `sourceOf` describes. */
export interface Source {
  call: string;
  with?: Record<string, string | number> | undefined;
}
