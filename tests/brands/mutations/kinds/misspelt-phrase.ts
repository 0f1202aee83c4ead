import { nameAt, type PartPlace } from "../added-part.ts";
import { goodScreen, withScreen } from "../added-screen.ts";
import { misspelt } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

const note = ["body", "note", "options", "text"];
const empty = ["body", "list", "options", "empty", "text"];
const title = ["sheets", "bet", "title"];

/** Where texts with values name themselves, what they take, and from where. */
const places: readonly PartPlace[] = [
  { at: [...note, "text"] },
  { at: [...note, "values"], mark: "key" },
  { at: [...note, "values", "used", "data"] },
  { at: [...note, "values", "used", "data"], mark: "key" },
  { at: [...empty, "text"] },
  { at: [...empty, "values", "used"], mark: "key" },
  { at: [...empty, "values", "used", "filter"] },
  { at: [...empty, "values", "used", "filter"], mark: "key" },
  { at: [...title, "text"] },
  { at: [...title, "values", "name"], mark: "key" },
  { at: [...title, "values", "name", "row"] },
];

/** A text with values, with a slip in one of its names. */
export const misspeltPhrase: MutationKind = {
  name: "misspelt name in a text with values",
  mutate: (file, random, site) => {
    const place = random.pick(places);
    const original = nameAt(goodScreen, place);
    const parts = original.split(".");
    const last = parts.length - 1;
    const wrong = place.at.at(-1) === "filter" && place.mark !== "key" ? 0 : last;
    const slip = misspelt(parts[wrong] ?? "", random, (name) => names.has(name));
    if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
    const mutation = withScreen(file, site, { ...place, by: JSON.stringify(parts.with(wrong, slip).join(".")) });
    return mutation && { ...mutation, original };
  },
};

/** What is there as well. */
const names: ReadonlySet<string> = new Set(["count", "stake", "openStake", "paid", "net", "query", "data", "row"]);
