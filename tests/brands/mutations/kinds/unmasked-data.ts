import { goodScreen, withScreen } from "../added-screen.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";
import { fieldOfEmptyCell } from "./wrong-presentation.ts";

/** By the type of a field: the ways to show it that hide nothing and need nothing besides. */
const openKinds = { money: ["money", "money-signed"], text: ["text"] } as const;

/** Where the added screen lists transactions, with the balance after each. */
const body = ["body"];
const balance = (as: string) => ({
  widget: "record-list",
  options: { source: { call: "transactions" }, fields: { amount: {}, balance: { as } } },
});

/** A cell that shows personal data to everybody who looks at the screen. */
export const unmaskedData: MutationKind = {
  name: "personal data in the open",
  warning: true,
  mutate: (file, random, site) => {
    const by = JSON.stringify({ ...goodScreen.body, other: balance(random.pick(openKinds.money)) });
    const reported = [{ at: ["body", "other", "options", "fields", "balance", "as"] }];
    const added = withScreen(file, site, { at: body, by, reported });
    if (added) return added;
    const cell = random.some(file.places.filter((place) => sensitiveType(place) !== undefined));
    const type = cell && sensitiveType(cell);
    if (!cell || !type) return undefined;
    const start = '{ "as": ';
    const made = replaced(file.text, cell.value, `${start}${JSON.stringify(random.pick(openKinds[type]))} }`);
    return { ...made, column: made.column + start.length, path: [...cell.path, "as"] };
  },
};

function sensitiveType(place: Place): keyof typeof openKinds | undefined {
  const { sensitive = false, type } = fieldOfEmptyCell(place) ?? {};
  return sensitive && (type === "money" || type === "text") ? type : undefined;
}
