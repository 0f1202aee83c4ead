import { expect, it } from "vitest";
import { fieldExamples } from "#descriptor/field-examples.ts";
import { formExample } from "#descriptor/form-example.ts";
import type { Json } from "#kernel/json.ts";
import { afterSending, compileTried, own } from "../fixtures/site.ts";

/** Every text that an example names, so that only mistakes in the example itself are found. */
function textsIn(value: Json): string[] {
  if (typeof value === "string") return /^[a-z]\w*(?:\.\w+)*$/.test(value) ? [value] : [];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
/** What a choice of what a call lists needs. */
const choice = ["field.choice.empty", "form.clear", "field.output.empty", "vendor.accountTypeName"];
/** A text pack with all texts that an example names. */
function packOf(value: Json) {
  const $meta = { code: "EN", name: "English", tag: "en", direction: "ltr" };
  const brought = ["betSummary.count", "betSummary.stake", "betSummary.net", "field.images.add", ...choice];
  return { $meta, ...Object.fromEntries([...textsIn(value), ...brought].map((key) => [key, "A text"])) };
}
const line = { kind: "text", label: "login.username" };
/** The fields of the same form that an example names. */
const others: Readonly<Record<string, object>> = {
  "sms-code": { mobileNum: { kind: "phone", label: "login.mobile" } },
  date: { to: { kind: "date", label: "login.username" } },
  review: { username: line, email: line },
};
/** What the form watches that an example names. */
const watched: Readonly<Record<string, object>> = {
  output: { watch: { bets: { call: "betSummary" } } },
  described: { watch: { activity: { call: "activity", with: { id: "w" } } } },
};

it.each(Object.entries(fieldExamples))("the example of %s in the reference compiles", (kind, { call, id, field }) => {
  const fields = { ...others[kind], [id]: field };
  const form = {
    fields,
    ...watched[kind],
    submit: { call, label: "login.submit", busy: "in_please_wait" },
    after: afterSending,
  };
  const pack = packOf({ ...fields } as Json);
  const { diagnostics } = compileTried({ ...own, forms: { example: form } }, { "text-packs/tried/EN.json": pack });
  // An example is one field: the form around it lacks the others, and its names are no texts.
  const about = diagnostics.filter(
    ({ rule }) => rule !== "missing-parameter" && rule !== "unused-text-key" && rule !== "missing-translation",
  );
  expect(about.map(({ message }) => message)).toEqual([]);
});

it("the whole form in the reference compiles", () => {
  const { diagnostics } = compileTried(
    { ...own, forms: { apply: formExample } },
    { "text-packs/tried/EN.json": packOf(formExample as Json) },
  );
  expect(diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual([]);
});
