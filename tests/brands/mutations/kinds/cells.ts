import { cellKindNames, kindsFor } from "#descriptor/vocabulary/cell-kinds.ts";
import type { EntityField } from "#gateway/field-types.ts";
import { isObject } from "#kernel/json.ts";
import { someList, withButton } from "../added-action.ts";
import { goodScreen, withScreen } from "../added-screen.ts";
import { fieldsBeside } from "../cell-source.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";

const claim = { action: "call", call: "claimActivity", with: { id: "tried" } };

/** A cell that shows a field in words: base has those of statuses, not of every yes and no. */
const odd = (field: string) => ({ field, as: "badge", label: "betRecord.kind" });
/** Where the added screen lists messages, which are read or not. */
const messageBody = ["sheets", "bet", "body"];
const messages = {
  widget: "record-list",
  options: { source: { call: "messages" }, fields: { odd: odd("read"), title: {} } },
};

/** By the type of a field: the ways to show it that hide nothing and need nothing besides. */
const openKinds = { money: ["money", "money-signed"], text: ["text"] } as const;

/** Where the added screen lists transactions, with the balance after each. */
const body = ["body"];
const balance = (as: string) => ({
  widget: "record-list",
  options: { source: { call: "transactions" }, fields: { amount: {}, balance: { as } } },
});

/** Cells that show a field in a wrong way, and buttons beside them. */
export const wrongCells: readonly MutationKind[] = [
  /** A button at the entries of a list that moves money without a question. */
  {
    name: "money without a question",
    mutate: ({ text, places }, random) => {
      const list = someList(places, random);
      return list && withButton(text, list, claim, `"do":${JSON.stringify(claim)}`);
    },
  },
  /** A status that a cell shows in words, which no text pack has. */
  {
    name: "status without words",
    mutate: (file, random, site) => {
      const reported = [{ at: [...messageBody, "other", "options", "fields", "odd"], mark: "key" as const }];
      const by = JSON.stringify({ ...goodScreen.sheets.bet.body, other: messages });
      const added = withScreen(file, site, { at: messageBody, by, reported });
      if (added) return added;
      const cell = random.some(file.places.filter((one) => one.key && yesOrNo(one) !== undefined));
      if (!cell?.key) return undefined;
      const wrong = `"odd": ${JSON.stringify(odd(yesOrNo(cell) ?? ""))}, `;
      const made = replaced(file.text, { offset: cell.key.offset, length: 0 }, wrong);
      return { ...made, path: [...cell.path.slice(0, -1), "odd"] };
    },
  },
  /** A cell that shows its field in a way that the field's type does not have. */
  {
    name: "wrong way to show a field",
    mutate: ({ text, places }, random) => {
      const cell = random.some(places.filter((one) => fieldOfEmptyCell(one) !== undefined));
      const field = cell && fieldOfEmptyCell(cell);
      if (!cell || !field) return undefined;
      const wrong = random.pick(cellKindNames.filter((kind) => !kindsFor(field.type).includes(kind)));
      const start = '{ "as": ';
      const made = replaced(text, cell.value, `${start}${JSON.stringify(wrong)} }`);
      return { ...made, lastColumn: made.column + start.length, path: [...cell.path, "as"] };
    },
  },
  /** A cell that shows personal data to everybody who looks at the screen. */
  {
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
  },
];

/** The first of the fields that a cell here may show which is true or false. */
function yesOrNo(place: Place): string | undefined {
  return Object.entries(emptyCells(place) ?? {}).find(([, { type }]) => type === "boolean")?.[0];
}

/** The field that a cell shows, of which nothing more is said. */
function fieldOfEmptyCell(place: Place): EntityField | undefined {
  const field = emptyCells(place)?.[String(place.path.at(-1))];
  return field && isObject(place.json) && Object.keys(place.json).length === 0 ? field : undefined;
}

/** The fields that cells beside this one may show. */
function emptyCells({ path, parent }: Place): Readonly<Record<string, EntityField>> | undefined {
  const isCell =
    ["fields", "figures"].includes(String(path.at(-2))) && ["options", "value"].includes(String(path.at(-3)));
  return isCell ? fieldsBeside(parent) : undefined;
}

function sensitiveType(place: Place): keyof typeof openKinds | undefined {
  const { sensitive = false, type } = fieldOfEmptyCell(place) ?? {};
  return sensitive && (type === "money" || type === "text") ? type : undefined;
}
