import type { PartPlace } from "../added-part.ts";
import { goodScreen, withScreen } from "../added-screen.ts";
import { misspelt } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

const { values, text } = goodScreen.body.note.options.text;

/** The name of a value of a text, with a slip in it: the text has no such placeholder. */
export const misspeltValueName: MutationKind = {
  name: "misspelt name of a value of a text",
  mutate: (file, random, site) => {
    const [original = ""] = Object.keys(values);
    const slip = misspelt(original, random, () => false);
    if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
    const by = JSON.stringify({ text, values: { [slip]: values.used } });
    const at = ["body", "note", "options", "text"];
    const reported: PartPlace[] = [{ at: [...at, "values", slip], mark: "key" }];
    const mutation = withScreen(file, site, { at, by, reported });
    return mutation && { ...mutation, original };
  },
};
