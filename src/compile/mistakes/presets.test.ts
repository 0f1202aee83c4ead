import { expect, it } from "vitest";
import { compileTried, own, reported, reportOn } from "../fixtures/site.ts";

const submit = { call: "login", with: { type: "username" }, label: "login.submit", busy: "in_please_wait" };
const after = { success: [{ action: "return" }] };
const secret = { kind: "password", label: "login.username", clearable: true, autocomplete: "current-password" };
const name = { kind: "text", label: "login.username", rule: "userName" };
const captcha = { kind: "captcha", label: "login.username", draw: { call: "captcha", id: "captchaId" } };
const form = (password: object) => ({ fields: { username: name, password, captcha }, submit, after });

const compiled = (fields: object, password: object, files = {}) =>
  compileTried({ ...own, fields, forms: { one: form(password), other: form(password) } }, files);
const formOf = (fields: object, password: object) => compiled(fields, password).brands.get("tried")?.brand.forms["one"];
const linesOf = (fields: object, password: object) =>
  reported(compiled(fields, password))
    .replaceAll(/:\d+:\d+ (\S+) \[.*\]\n/g, " $1 ")
    .split("\n");

it("a field that uses a preset is compiled as if it were written out", () => {
  const written = formOf({}, { ...secret, label: "footer.home", autocomplete: undefined, required: true });
  expect(formOf({ secret }, { use: "secret", label: "footer.home", autocomplete: null, required: true })).toEqual(
    written,
  );
  expect(written?.fields["password"]).toMatchObject({ kind: "password", clearable: true });
});

it("the compiled brand has no presets", () => {
  expect(compiled({ secret }, { use: "secret" }).brands.get("tried")?.brand.fields).toBeUndefined();
});

it.each([
  ["the key of a preset", { secret: { ...secret, clearabel: true } }, { use: "secret" }, "unknown-key", "clearabel"],
  ["a value of a preset", { secret: { ...secret, clearable: 1 } }, { use: "secret" }, "wrong-shape", "true or false"],
  ["a text of a preset", { secret: { ...secret, label: "login.usernam" } }, { use: "secret" }, "unknown-text-key", ""],
  ["what a preset lacks", { secret: { kind: "password" } }, { use: "secret" }, "wrong-shape", '"label" is missing'],
  ["a rule of a preset", { secret: { ...secret, rule: "userNam" } }, { use: "secret" }, "unknown-rule", "userNam"],
  ["a preset that is removed", { secret: null }, { use: "secret" }, "unknown-preset", "secret"],
  ["the name of a preset", { secrt: secret }, { use: "secret" }, "unknown-preset", "secrt"],
])("a mistake in %s is one finding, although two forms use it", (_what, fields, field, rule, words) => {
  const lines = linesOf(fields, field);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(rule);
  expect(lines[0]).toContain(words);
});

it("what a preset that is not there would send, read or be compared with is not judged", () => {
  const label = "login.username";
  const most = { kind: "amount", label, min: { watch: "sum.stake" } };
  const to = { ...name, sends: "vendor", when: { compare: { of: { input: "most" }, atLeast: "100.00" } } };
  const least = { kind: "amount", label, sends: "kind", max: { input: "most" } };
  const linesWith = (fields: object) => {
    const bets = {
      fields: { most: { use: "most" }, to, least },
      watch: { sum: { call: "betSummary" } },
      submit: { call: "betRecords", label, busy: label },
      after,
    };
    return reportOn({ fields, forms: { bets } });
  };
  const rulesIn = (report: string) => report.match(/(?<=^brands\S+ )\S+/gm);
  const isOfKind = /binding-type|unused-data|unknown-preset/;
  expect(linesWith({ most })).not.toMatch(isOfKind);
  expect(rulesIn(linesWith({ most: { ...most, kind: "text" } }))).toContain("binding-type");
  expect(rulesIn(linesWith({ msot: most }))?.filter((rule) => isOfKind.test(rule))).toEqual(["unknown-preset"]);
});

it("a mistake in the preset is located there, one of the form in the form", () => {
  const placesOf = (fields: object, field: object) =>
    compileTried(own, {
      "brands/tried/fields.json": fields,
      "brands/tried/forms/third.json": form(field),
    }).diagnostics.map(({ file, pointer }) => `${file}${pointer}`);
  expect(placesOf({ secret: { ...secret, labl: "footer.home" } }, { use: "secret" })).toEqual([
    "brands/tried/fields.json/secret/labl",
  ]);
  expect(placesOf({ secret }, { use: "secret", labl: "footer.home" })).toEqual([
    "brands/tried/forms/third.json/fields/password/labl",
  ]);
  expect(placesOf({ secret }, { use: "secret", label: null })).toEqual([
    "brands/tried/forms/third.json/fields/password/label",
  ]);
  expect(placesOf({ secret }, { use: "secret", kind: "text" })).toEqual([
    "brands/tried/forms/third.json/fields/password/kind",
  ]);
});

it("a layer above changes the preset for every form, and one field alone", () => {
  const { brands } = compileTried(
    {
      ...own,
      extends: "acme",
      fields: { secret: { label: "footer.home" } },
      forms: { one: { fields: { password: { required: true } } } },
    },
    {
      "brands/acme/fields.json": { secret },
      "brands/acme/forms/one.json": form({ use: "secret" }),
      "brands/acme/forms/other.json": form({ use: "secret" }),
    },
  );
  const field = (id: string) => brands.get("tried")?.brand.forms[id]?.fields["password"];
  expect(field("one")).toMatchObject({ label: "footer.home", required: true });
  expect(field("other")).toMatchObject({ label: "footer.home", required: false });
});
