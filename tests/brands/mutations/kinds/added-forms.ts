import { fieldsOfCall } from "#compile/validate/source-fields.ts";
import { goodForm, withForm } from "../added-form.ts";
import { type PartPlace, nameAt, wrongLast } from "../added-part.ts";
import { goodShownForm, shownRoute, withShownForm } from "../added-shown-form.ts";
import { misspelt } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** Where the form names its own fields, and a choice of one. */
const inputs: readonly PartPlace[] = [
  { at: ["fields", "until", "min", "input"] },
  { at: ["fields", "until", "initial", "input"] },
  { at: ["fields", "kinds", "when", "compare", "of", "input"] },
  { at: ["fields", "kinds", "when", "compare", "in", 0] },
  { at: ["fields", "typed", "fields", "first"], mark: "key" },
  { at: ["fields", "typed", "fields", "status"], mark: "key" },
  { at: ["fields", "typed", "fields", "most"], mark: "key" },
  { at: ["steps", "what", "title", "values", "used", "input"] },
  { at: ["steps", "what", "fields", 0] },
  { at: ["steps", "days", "fields", 2] },
  { at: ["steps", "days", "when", "compare", "of", "input"] },
  { at: ["fields", "place", "from", "with", "from", "input"] },
  { at: ["watch", "sums", "with", "from", "input"] },
  { at: ["watch", "sums", "with", "status", "input"] },
];

/** Where a choice names fields of what its call lists. */
const listedFields: readonly PartPlace[] = [
  { at: ["fields", "place", "from", "value"] },
  { at: ["fields", "place", "from", "fields", "name"], mark: "key" },
  { at: ["fields", "place", "from", "fields", "stake"], mark: "key" },
];

const given = ["fields", "other", "from", "with"];

/** Where the form takes something from around it: initially, and for what it lists. */
const surroundings: readonly PartPlace[] = [
  { at: ["fields", "place", "initial", "row"] },
  { at: ["fields", "state", "initial", "row"] },
  { at: ["fields", "which", "initial", "query"] },
  { at: ["fields", "since", "initial", "query"] },
  { at: ["fields", "which", "initial", "query"], mark: "key" },
  { at: ["fields", "other", "initial", "visitor"] },
  { at: ["fields", "other", "initial", "visitor"], mark: "key" },
  { at: [...given, "vendor", "row"] },
  { at: [...given, "kind", "query"] },
  { at: [...given, "kind", "query"], mark: "key" },
  { at: [...given, "vendor"], mark: "key" },
];

/** Where the form names an answer that it watches, or a field of it. */
const watched = [
  { at: ["fields", "most", "max", "watch"], original: "sums.paid" },
  { at: ["fields", "total", "label", "values", "used", "watch"], original: "sums.net" },
  { at: ["fields", "total", "watch"], original: "sums" },
  { at: ["fields", "total", "fields", "stake"], mark: "key", original: "stake" },
  { at: ["fields", "total", "fields", "paid"], mark: "key", original: "paid" },
] as const;
const knownAnswers = ["sums", "count", "stake", "openStake", "paid", "net"];

const field = (id: string): PartPlace => ({ at: ["fields", id], mark: "key" });
const step = (id: string): PartPlace => ({ at: ["steps", id], mark: "key" });

const when = ["steps", "days", "when", "compare", "of"];

/** Changes after which fields or steps of the form depend on themselves, and where that may be reported. */
const rings: readonly [at: string[], by: object, ...reported: PartPlace[]][] = [
  [["fields", "first", "min"], { input: "until" }, field("first"), field("until")],
  [["fields", "kinds", "when", "compare"], { of: { input: "kinds" }, empty: false }, field("kinds")],
  [["fields", "most", "max"], { input: "most" }, field("most")],
  [["watch", "sums", "with"], { from: { input: "first" }, vendor: { input: "most" } }, field("most")],
  [["fields", "place", "from", "with"], { vendor: { input: "place" } }, field("place")],
  [when, { input: "most" }, step("days")],
  [when, { input: "until" }, step("days")],
];

/** What takes a value in the form, and what does not fit it. */
const otherTypes = [
  { at: ["fields", "until", "min"], by: { input: "most" } },
  { at: ["fields", "until", "initial"], by: { input: "status" } },
  { at: ["fields", "until", "min"], by: { watch: "sums.paid" } },
  { at: ["fields", "most", "max"], by: { watch: "sums.count" } },
  { at: ["fields", "most", "max"], by: { input: "first" } },
  { at: ["fields", "most", "step"], by: { watch: "sums.count" } },
  { at: ["fields", "most", "quick"], by: { watch: "sums.paid" } },
  { at: ["fields", "most", "quick", 0], by: { watch: "sums.count" } },
  { at: ["fields", "most", "quick", 0], by: { input: "first" } },
  { at: ["watch", "sums", "with", "from"], by: { input: "status" } },
  { at: ["watch", "sums", "with", "status"], by: { input: "first" } },
  { at: ["watch", "sums", "with", "status"], by: { input: "kinds" } },
  { at: ["watch", "sums", "with"], by: { from: { input: "first" }, to: { input: "status" } }, inside: ["to"] },
  { at: ["fields", "place", "from", "with", "from"], by: { input: "status" } },
  { at: ["fields", "place", "from", "with", "status"], by: { input: "kinds" } },
  { at: ["submit", "with"], by: { kind: { input: "first" } }, inside: ["kind"] },
  { at: ["submit", "with"], by: { status: { watch: "sums.count" } }, inside: ["status"] },
] as const;

const label = ["fields", "total", "label"];
const title = ["steps", "what", "title"];
const text = "session.questionText";

/** Values that a text of a form does not have, cannot have, or lacks; and where that is reported. */
const otherPhrases: readonly { at: string[]; by: unknown; reported?: PartPlace }[] = [
  { at: label, by: text },
  { at: title, by: { text, values: {} }, reported: { at: [...title, "text"] } },
  wrongLast([...label, "values"], { used: { watch: "sums.net" }, more: 3 }, "key"),
  wrongLast([...label, "values", "used"], { watch: "sums.zodiac" }),
  wrongLast([...label, "values", "used"], { watch: "zodiac.net" }),
  wrongLast([...title, "values", "used"], { input: "zodiac" }),
  wrongLast([...title, "values", "used"], { input: "total" }),
  { at: [...title, "values", "used"], by: true },
  { at: [...title, "values", "used"], by: {} },
];

/** Mistakes in a form that is added to the site. */
export const wrongAddedForms: readonly MutationKind[] = [
  /** A name of a form's own field with a slip in it: in a limit, a condition, a step, a review or a watched call. */
  {
    name: "misspelt field of a form",
    mutate: (file, random) => {
      const place = random.pick(inputs);
      const original = nameAt(goodForm, place);
      const slip = misspelt(original, random, (name) => Object.hasOwn(goodForm.fields, name));
      if (slip === undefined) return undefined;
      const mutation = withForm(file, { ...place, by: JSON.stringify(slip) });
      return mutation && { ...mutation, original };
    },
  },
  /** A field of what a choice lists, with a slip in its name: the one that is sent, or a cell. */
  {
    name: "misspelt field of what a choice lists",
    mutate: (file, random) => {
      const place = random.pick(listedFields);
      const original = nameAt(goodForm, place);
      const fields = fieldsOfCall(goodForm.fields.place.from.call)?.fields ?? {};
      const slip = misspelt(original, random, (name) => Object.hasOwn(fields, name));
      if (slip === undefined) return undefined;
      const mutation = withForm(file, { ...place, by: JSON.stringify(slip) });
      return mutation && { ...mutation, original };
    },
  },
  /** What a form takes from the address, the row and the visitor, with a slip in its name. */
  {
    name: "misspelt name around a form",
    mutate: (file, random, site) => {
      const place = random.pick(surroundings);
      const original = nameAt(goodShownForm, place);
      const known = { ...fieldsOfCall("betRecords")?.fields, ...shownRoute.query };
      const slip = misspelt(original, random, (name) => Object.hasOwn(known, name));
      if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
      const mutation = withShownForm(file, site, { ...place, by: JSON.stringify(slip) });
      return mutation && { ...mutation, original };
    },
  },
  /** A name of an answer that a form watches, or of its field, with a slip in it. */
  {
    name: "misspelt answer that a form watches",
    mutate: (file, random) => {
      const { original, at, ...place } = random.pick(watched);
      const parts = original.split(".");
      const wrong = random.below(parts.length);
      const slip = misspelt(parts[wrong] ?? "", random, (name) => knownAnswers.includes(name));
      if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
      const by = JSON.stringify(parts.with(wrong, slip).join("."));
      const mutation = withForm(file, { at: [...at], ...place, by });
      return mutation && { ...mutation, original };
    },
  },
  /** Fields of a form, or its steps, that depend on each other in a circle. */
  {
    name: "fields that depend on each other",
    mutate: (file, random) => {
      const [at, by, ...reported] = random.pick(rings);
      return withForm(file, { at, by: JSON.stringify(by), reported });
    },
  },
  /** A value of a form, or of an answer that it watches, where another type is wanted. */
  {
    name: "value of a form of another type",
    mutate: (file, random) => {
      const { at, by, ...more } = random.pick(otherTypes);
      const inside = "inside" in more ? more.inside : [];
      const bound = inside.reduce<object>((value, key) => value[key as keyof typeof value], by);
      return withForm(file, {
        at: [...at],
        by: JSON.stringify(by),
        reported: [{ at: [...at, ...inside, Object.keys(bound)[0] ?? ""] }],
      });
    },
  },
  /** A text of a form whose values are not those of its placeholders, or come from nowhere. */
  {
    name: "text of a form with other values",
    mutate: (file, random) => {
      const { at, by, reported = { at } } = random.pick(otherPhrases);
      return withForm(file, { at, by: JSON.stringify(by), reported: [reported] });
    },
  },
];
