import type { PartPlace } from "../added-part.ts";
import { withScreen } from "../added-screen.ts";
import type { MutationKind } from "../mutation.ts";

const note = ["body", "note", "options", "text"];
const empty = ["body", "list", "options", "empty", "text"];
const title = ["sheets", "bet", "title"];
const used = { used: { data: "sums.stake" } };
const text = "session.questionText";

/** Values that a text does not have, cannot have, or lacks; and where that is reported. */
const wrong: readonly { at: string[]; by: unknown; reported?: PartPlace }[] = [
  { at: note, by: text },
  { at: note, by: { text, values: {} }, reported: { at: [...note, "text"] } },
  { at: note, by: { text, values: { ...used, more: 3 } }, reported: { at: [...note, "values", "more"], mark: "key" } },
  { at: note, by: { text: "filter.any", values: used }, reported: { at: [...note, "values", "used"], mark: "key" } },
  { at: [...note, "values", "used"], by: { row: "name" }, reported: { at: [...note, "values", "used", "row"] } },
  { at: [...note, "values", "used"], by: { query: "zodiac" }, reported: { at: [...note, "values", "used", "query"] } },
  { at: [...note, "values", "used"], by: { filter: "days" }, reported: { at: [...note, "values", "used", "filter"] } },
  {
    at: [...note, "values", "used"],
    by: { data: "sums.stake", filter: "which" },
    reported: { at: [...note, "values", "used", "filter"], mark: "key" },
  },
  { at: [...note, "values", "used"], by: {} },
  { at: [...note, "values", "used"], by: true },
  { at: empty, by: text },
  {
    at: [...empty, "values", "used"],
    by: { filter: "which.from" },
    reported: { at: [...empty, "values", "used", "filter"] },
  },
  {
    at: [...empty, "values", "used"],
    by: { data: "zodiac.sign" },
    reported: { at: [...empty, "values", "used", "data"] },
  },
  { at: title, by: "game.play" },
  { at: [...title, "values", "name"], by: { row: "zodiac" }, reported: { at: [...title, "values", "name", "row"] } },
];

/** A text whose values are not those of its placeholders, or come from nowhere. */
export const wrongPhrase: MutationKind = {
  name: "text with other values",
  mutate: (file, random, site) => {
    const { at, by, reported = { at } } = random.pick(wrong);
    return withScreen(file, site, { at, by: JSON.stringify(by), reported: [reported] });
  },
};
