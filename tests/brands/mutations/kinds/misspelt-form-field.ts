import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { realFields } from "../real-fields.ts";

/** A field of a form of base with a slip in its id. */
export const misspeltFormField: MutationKind = {
  name: "misspelt id of a field",
  mutate: ({ path, text }, random, site) => {
    const field = random.some(realFields(site).filter(({ file, place }) => file.path === path && !isNamed(place.json)));
    if (!field?.place.key) return undefined;
    const { id, beside, call, place } = field;
    const slip = misspelt(id, random, (name) => beside.includes(name) || Object.hasOwn(call.input.shape, name));
    return slip === undefined
      ? undefined
      : { ...replaced(text, field.place.key, JSON.stringify(slip)), original: id, path: place.path };
  },
};

/** A box sends nothing under its own id: it may be called anything. */
function isNamed(json: unknown): boolean {
  const { use, kind } = json as { use?: string; kind?: string };
  return kind === "checkbox" || use === "agree";
}
