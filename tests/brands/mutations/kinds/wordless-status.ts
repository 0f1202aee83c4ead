import { goodScreen, withScreen } from "../added-screen.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";
import { emptyCells } from "./wrong-presentation.ts";

/** A cell that shows a field in words: base has those of statuses, not of every yes and no. */
const odd = (field: string) => ({ field, as: "badge", label: "betRecord.kind" });
/** Where the added screen lists messages, which are read or not. */
const body = ["sheets", "bet", "body"];
const messages = {
  widget: "record-list",
  options: { source: { call: "messages" }, fields: { odd: odd("read"), title: {} } },
};

/** A status that a cell shows in words, which no text pack has. */
export const wordlessStatus: MutationKind = {
  name: "status without words",
  mutate: (file, random, site) => {
    const reported = [{ at: [...body, "other", "options", "fields", "odd"], mark: "key" as const }];
    const by = JSON.stringify({ ...goodScreen.sheets.bet.body, other: messages });
    const added = withScreen(file, site, { at: body, by, reported });
    if (added) return added;
    const cell = random.some(file.places.filter((one) => one.key && yesOrNo(one) !== undefined));
    if (!cell?.key) return undefined;
    const wrong = `"odd": ${JSON.stringify(odd(yesOrNo(cell) ?? ""))}, `;
    const made = replaced(file.text, { offset: cell.key.offset, length: 0 }, wrong);
    return { ...made, path: [...cell.path.slice(0, -1), "odd"] };
  },
};

/** The first of the fields that a cell here may show which is true or false. */
function yesOrNo(place: Place): string | undefined {
  return Object.entries(emptyCells(place) ?? {}).find(([, { type }]) => type === "boolean")?.[0];
}
