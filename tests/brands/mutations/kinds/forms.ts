import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { isObject } from "#kernel/json.ts";
import { withForm } from "../added-form.ts";
import { withPart } from "../added-part.ts";
import { added } from "../added-section.ts";
import { entrySpan, replaced } from "../edit.ts";
import type { GoodFile, GoodSite } from "../good-site.ts";
import type { Mutation, MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";
import { type RealField, isNeeded, realFields } from "../real-fields.ts";

const label = "filter.any";
const id = { kind: "text", label, required: true };
/** A form that moves money and shows before what was typed. It has no mistake. */
const goodMoneyForm = {
  fields: { id, check: { kind: "review", label, fields: { id: { as: "text" } } } },
  submit: { call: "claimActivity", label, busy: label },
  after: { success: [{ action: "return" }] },
};

const parametersOf = Object.fromEntries(
  Object.entries(contract).map(([name, { input }]) => [name, Object.keys(input.shape)]),
);

const calls: Readonly<Record<string, Endpoint>> = contract;

const sums = { call: "betSummary", with: { from: { input: "first" } } };

/** Fields, steps and calls of forms. */
export const wrongForms: readonly MutationKind[] = [
  /** A field that takes longer texts than its call. */
  {
    name: "limit above that of the call",
    mutate: ({ text, places }, random) => {
      const field = random.some(places.filter(isPlainText));
      if (!field || !isObject(field.json)) return undefined;
      const start = `{ "kind": "textarea", "label": ${JSON.stringify(field.json["label"])}, "most": `;
      const made = replaced(text, field.value, `${start}${random.pick([4000, 3999, 3500])} }`);
      return { ...made, column: made.column + start.length, path: [...field.path, "most"] };
    },
  },
  /** A form that moves money, shows nothing of what was typed and asks nothing. */
  {
    name: "money sent unseen",
    mutate: (file, random) => {
      const { check } = goodMoneyForm.fields;
      const hidden = [{ visitor: "agent" }, { device: "ios" }].map((when) => ({ id, check: { ...check, when } }));
      const fields = random.pick([{ id }, ...hidden]);
      const at = "check" in fields ? ["fields", "check"] : ["submit"];
      return withPart(
        file,
        { section: "forms", good: goodMoneyForm },
        { at: ["fields"], by: JSON.stringify(fields), reported: [{ at, mark: "key" }, { at }] },
      );
    },
  },
  /** A form with a call that takes nothing of what it sends. */
  {
    name: "form with another call",
    mutate: ({ text, places }, random) => {
      const place = random.some(
        places.filter(
          ({ path }) => path.length === 4 && path[0] === "forms" && path[2] === "submit" && path[3] === "call",
        ),
      );
      const original = String(place?.json);
      const parameters = parametersOf[original];
      // A form that sends nothing fits every call that needs nothing: which other one was meant cannot be known.
      if (!place || !parameters?.length) return undefined;
      const others = Object.keys(contract).filter(
        (name) => !parametersOf[name]?.some((parameter) => parameters.includes(parameter)),
      );
      const { path, value } = place;
      return { ...replaced(text, value, JSON.stringify(random.pick(others))), original, path };
    },
  },
  /** A call that a form makes in another way than its fields are for. */
  {
    name: "other way to make the call of a form",
    mutate: ({ text, places }, random) => {
      const [whole] = places;
      const place =
        whole?.path[0] === "forms" ? random.some(places.filter((one) => waysOf(one).length > 1)) : undefined;
      if (!place) return undefined;
      const way = random.pick(waysOf(place).filter((one) => one !== place.json));
      const { path, value, json } = place;
      return { ...replaced(text, value, JSON.stringify(way)), path, original: String(json) };
    },
  },
  /** A form of base without a field that its call needs: in base, or because a brand removes it. */
  {
    name: "removed field that its call needs",
    mutate: (file, random, site) => {
      const needed = random.some(realFields(site).filter(isNeeded));
      if (!needed) return undefined;
      return file.path === "brands/base/brand.json"
        ? undefined
        : (removedHere(file, needed) ?? removedAbove(file, needed, site));
    },
  },
  /** A field of a form of base that is sent as another one is. */
  {
    name: "field that is sent as another one",
    mutate: ({ path, text }, random, site) => {
      const fields = realFields(site).filter(({ file, place }) => file.path === path && isPlain(place.json));
      const field = random.some(fields);
      const other = field && random.some(fields.filter((one) => one.form === field.form && one.id !== field.id));
      if (!field || !other) return undefined;
      const start = '{ "sends": ';
      const whole = JSON.stringify(field.place.json);
      const made = replaced(text, field.place.value, `${start}${JSON.stringify(other.id)}, ${whole.slice(1)}`);
      return { ...made, column: made.column + start.length, path: [...field.place.path, "sends"] };
    },
  },
  /** A rule of a layer that no longer compares a repeated password with the first. */
  {
    name: "repeated password that is compared with nothing",
    mutate: ({ path, text, places, layer }, random, { files }) => {
      const [first] = places[0]?.children ?? [];
      const name = layer.split("/").at(-1);
      if (path !== `brands/${layer}/brand.json` || layer === "base" || !first?.key) return undefined;
      if (name === undefined || Object.hasOwn(files.texts, `brands/${layer}/rules.json`)) return undefined;
      const before = `"rules": { "${random.pick(["confirmPassword", "confirmNewPassword"])}": { "equals": `;
      return added(text, first.key.offset, { before, after: "null } }, " });
    },
  },
  /** A step whose only field is shown only where the step is not. */
  {
    name: "step that nobody sees",
    warning: true,
    mutate: ({ text, places }, random) => {
      const isTried = (place: Place) => isStep(place) && places.some((other) => isConditionalField(other, place));
      const step = random.some(places.filter(isTried));
      const conditional = step && random.some(places.filter((place) => isConditionalField(place, step)));
      if (!step || !isObject(step.json) || !isObject(conditional?.json)) return undefined;
      const wrong = {
        title: step.json["title"] ?? null,
        when: { not: conditional.json["when"] ?? null },
        fields: [String(conditional.path.at(-1))],
      };
      return { ...replaced(text, step.value, JSON.stringify(wrong)), path: step.path };
    },
  },
  /** A call that a form watches, of which no field shows anything. */
  {
    name: "watched call that no field shows",
    warning: true,
    mutate: (file, random) => {
      const call = random.pick(["betSummary", "transactionSummary"]);
      return withForm(file, {
        at: ["watch"],
        by: JSON.stringify({ sums, idle: { call, with: { from: { input: "first" } } } }),
        reported: [{ at: ["watch", "idle"], mark: "key" }],
      });
    },
  },
  /** A field of a kind that does not send what its parameter takes: a number where the call takes text. */
  {
    name: "kind of field that its call does not take",
    mutate: ({ text, places }, random) => {
      const field = random.some(places.filter(isPlainText));
      if (!field || !isObject(field.json)) return undefined;
      const start = '{ "kind": ';
      const rest = `"number", "label": ${JSON.stringify(field.json["label"])} }`;
      const made = replaced(text, field.value, start + rest);
      return { ...made, column: made.column + start.length, path: [...field.path, "kind"] };
    },
  },
];

function waysOf({ path, parent }: Place): string[] {
  const made = path[0] === "forms" && path.at(-2) === "with" ? parent?.parent?.json : undefined;
  const { ways } = (isObject(made) && calls[String(made["call"])]) || {};
  return ways && path.at(-1) === ways.by ? Object.keys(ways.of) : [];
}

function removedHere({ path, text }: GoodFile, { file, place }: RealField): Mutation | undefined {
  if (path !== file.path || !place.key) return undefined;
  return { text: replaced(text, entrySpan(text, place.key, place.value), "").text, line: 1, column: 1 };
}

function removedAbove(
  { path, text, places, layer }: GoodFile,
  needed: RealField,
  { files }: GoodSite,
): Mutation | undefined {
  const [first] = places[0]?.children ?? [];
  if (path !== `brands/${layer}/brand.json` || !first?.key) return undefined;
  if (Object.hasOwn(files.texts, `brands/${layer}/forms/${needed.form}.json`)) return undefined;
  const before = `"forms": { "${needed.form}": { "fields": { "${needed.id}": `;
  return added(text, first.key.offset, { before, after: "null } } }, " });
}

/** Everybody is asked for it, and it is text. */
function isPlain(field: unknown): boolean {
  const named = isObject(field) ? JSON.stringify(field) : "";
  return isObject(field) && !/"(?:when|sends|agree|captcha|phone|mobileNum|verificationCode)"/.test(named);
}

function isStep({ path, below }: Place): boolean {
  return path.length === 4 && path[0] === "forms" && path[2] === "steps" && below === undefined;
}

/** A field with a condition, in the same form as a step and named by it. */
function isConditionalField({ path, json }: Place, step: Place): boolean {
  const named = isObject(step.json) && Array.isArray(step.json["fields"]) ? step.json["fields"] : [];
  return (
    path.length === 4 &&
    path[1] === step.path[1] &&
    path[2] === "fields" &&
    named.includes(String(path[3])) &&
    isObject(json) &&
    json["when"] !== undefined
  );
}

/** A field that is written whole, and is text. */
function isPlainText({ path, json, below }: Place): boolean {
  return (
    path[0] === "forms" &&
    path[2] === "fields" &&
    path.length === 4 &&
    below === undefined &&
    isObject(json) &&
    json["kind"] === "text"
  );
}
