import { type PartPlace, nameAt, wrongLast } from "../added-part.ts";
import { goodScreen, withScreen } from "../added-screen.ts";
import { misspelt } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

const namedData = [
  { at: ["body", "list", "options", "source", "with", "vendor", "data"], original: "sums.stake" },
  { at: ["data", "sums", "with", "vendor", "data"], original: "owner.account" },
] as const;

const note = ["body", "note", "options", "text"];
const empty = ["body", "list", "options", "empty", "text"];
const title = ["sheets", "bet", "title"];

/** Where texts with values name themselves, what they take, and from where. */
const phrases: readonly PartPlace[] = [
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

/** What is there as well. */
const existingNames = ["count", "stake", "openStake", "paid", "net", "query", "data", "row"];

const { values: noteValues, text: noteText } = goodScreen.body.note.options.text;

const asks = (data: string) => ({ call: "betSummary", with: { vendor: { data } } });

/** Data of a screen that wait for each other, with `sums` among them. */
const rings = [
  { sums: asks("sums.net") },
  { sums: asks("more.net"), more: asks("sums.paid") },
  { sums: asks("more.net"), more: asks("most.stake"), most: asks("sums.paid") },
  { sums: asks("more.net"), more: asks("more.stake") },
];

const offerFields = ["body", "offers", "options", "fields"];
const cell = (id: string, by: object, place: "as" | "to", mark?: "key") => ({
  by: { title: {}, [id]: by },
  reported: { at: [...offerFields, id, place], ...(mark && { mark }) } satisfies PartPlace,
});

/** Cells that are no period, or have an end that is none; a slip in its name has to be found, too. */
const noPeriods: readonly { by: object; reported: PartPlace; original?: string }[] = [
  cell("startsAt", { as: "period" }, "as"),
  cell("startsAt", { to: "endsAt" }, "to", "key"),
  cell("startsAt", { as: "date", to: "endsAt" }, "to", "key"),
  cell("startsAt", { as: "period", to: "reward" }, "to"),
  cell("startsAt", { as: "period", to: "zodiac" }, "to"),
  cell("reward", { as: "period", to: "endsAt" }, "as"),
  ...["endAt", "edsAt", "endsAtt", "endsTa"].map((to) => ({
    ...cell("startsAt", { as: "period", to }, "to"),
    original: "endsAt",
  })),
  ...["priod", "peroid", "perriod"].map((as) => ({
    ...cell("startsAt", { as, to: "endsAt" }, "as"),
    original: "period",
  })),
];

const used = { used: { data: "sums.stake" } };
const text = "session.questionText";

/** Values that a text does not have, cannot have, or lacks; and where that is reported. */
const otherPhrases: readonly { at: string[]; by: unknown; reported?: PartPlace }[] = [
  { at: note, by: text },
  { at: note, by: { text, values: {} }, reported: { at: [...note, "text"] } },
  { at: note, by: { text, values: { ...used, more: 3 } }, reported: { at: [...note, "values", "more"], mark: "key" } },
  { at: note, by: { text: "filter.any", values: used }, reported: { at: [...note, "values", "used"], mark: "key" } },
  wrongLast([...note, "values", "used"], { row: "name" }),
  wrongLast([...note, "values", "used"], { query: "zodiac" }),
  wrongLast([...note, "values", "used"], { filter: "days" }),
  wrongLast([...note, "values", "used"], { data: "sums.stake", filter: "which" }, "key"),
  { at: [...note, "values", "used"], by: {} },
  { at: [...note, "values", "used"], by: true },
  { at: empty, by: text },
  wrongLast([...empty, "values", "used"], { filter: "which.from" }),
  wrongLast([...empty, "values", "used"], { data: "zodiac.sign" }),
  { at: title, by: "game.play" },
  wrongLast([...title, "values", "name"], { row: "zodiac" }),
];

const fitting = { to: { filter: "days.to" }, kind: { filter: "which" }, vendor: { data: "sums.stake" } };

/** Parameters of a list that take what does not fit; everything else is still taken. */
const otherTypes = [
  { parameter: "from", bound: { data: "sums.stake" } },
  { parameter: "from", bound: { data: "owner.account" } },
  { parameter: "from", bound: { site: "host" } },
  { parameter: "from", bound: { visitor: "userName" } },
  { parameter: "status", bound: { data: "sums.count" } },
  { parameter: "status", bound: { filter: "days.from" } },
  { parameter: "status", bound: { visitor: "userName" } },
  { parameter: "pageNo", bound: { data: "owner.account" } },
];

/** Mistakes in a screen that is added to the site. */
export const wrongAddedScreens: readonly MutationKind[] = [
  /** The name of data of a screen that a parameter takes, or of a field of them, with a slip in it. */
  {
    name: "misspelt data of a screen",
    mutate: (file, random, site) => {
      const { at, original } = random.pick(namedData);
      const parts = original.split(".");
      const wrong = random.below(parts.length);
      const slip = misspelt(parts[wrong] ?? "", random, () => false);
      if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
      const mutation = withScreen(file, site, { at: [...at], by: JSON.stringify(parts.with(wrong, slip).join(".")) });
      return mutation && { ...mutation, original };
    },
  },
  /** A text with values, with a slip in one of its names. */
  {
    name: "misspelt name in a text with values",
    mutate: (file, random, site) => {
      const place = random.pick(phrases);
      const original = nameAt(goodScreen, place);
      const parts = original.split(".");
      const last = parts.length - 1;
      const wrong = place.at.at(-1) === "filter" && place.mark !== "key" ? 0 : last;
      const slip = misspelt(parts[wrong] ?? "", random, (name) => existingNames.includes(name));
      if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
      const mutation = withScreen(file, site, { ...place, by: JSON.stringify(parts.with(wrong, slip).join(".")) });
      return mutation && { ...mutation, original };
    },
  },
  /** The name of a value of a text, with a slip in it: the text has no such placeholder. */
  {
    name: "misspelt name of a value of a text",
    mutate: (file, random, site) => {
      const [original = ""] = Object.keys(noteValues);
      const slip = misspelt(original, random, () => false);
      if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
      const by = JSON.stringify({ text: noteText, values: { [slip]: noteValues.used } });
      const reported: PartPlace[] = [{ at: [...note, "values", slip], mark: "key" }];
      const mutation = withScreen(file, site, { at: note, by, reported });
      return mutation && { ...mutation, original };
    },
  },
  /** Data of a screen that wait for each other. */
  {
    name: "data that wait for each other",
    mutate: (file, random, site) => {
      const ring = random.pick(rings);
      return withScreen(file, site, {
        at: ["data"],
        by: JSON.stringify(ring),
        reported: Object.keys(ring).map((id) => ({ at: ["data", id], mark: "key" })),
      });
    },
  },
  /** A period of which one side is none. */
  {
    name: "period without two ends",
    mutate: (file, random, site) => {
      const { by, reported, ...rest } = random.pick(noPeriods);
      const mutation = withScreen(file, site, { at: offerFields, by: JSON.stringify(by), reported: [reported] });
      return mutation && { ...mutation, ...rest };
    },
  },
  /** A text whose values are not those of its placeholders, or come from nowhere. */
  {
    name: "text with other values",
    mutate: (file, random, site) => {
      const { at, by, reported = { at } } = random.pick(otherPhrases);
      return withScreen(file, site, { at, by: JSON.stringify(by), reported: [reported] });
    },
  },
  /** A value of a screen where a parameter takes another type. */
  {
    name: "value of a screen of another type",
    mutate: (file, random, site) => {
      const { parameter, bound } = random.pick(otherTypes);
      const at = ["body", "list", "options", "source", "with"];
      return withScreen(file, site, {
        at,
        by: JSON.stringify({ ...fitting, [parameter]: bound }),
        reported: [{ at: [...at, parameter] }],
      });
    },
  },
];
