import { expect, test } from "vitest";
import { form as formSchema } from "#descriptor/form.ts";
import { resolvedForm } from "./resolved-form.ts";

const fields = {
  email: { kind: "text", label: "a", rule: "old" },
  line: { kind: "text", label: "b", required: true },
  name: { kind: "text", label: "c", required: true, fixed: true },
};
const form = (settings?: "registration") =>
  formSchema.parse({
    fields,
    submit: { call: "register", label: "d", busy: "e" },
    after: {},
    ...(settings && { settings }),
  });
const registration = {
  fields: {
    email: { enabled: true, required: true, rule: "email", note: "register.note.email" },
    line: { enabled: false, required: false },
    name: { enabled: false, required: false },
  },
};

test("registration settings decide which fields are shown, required, how they are checked and which note they have (account §2.6)", () => {
  const { email, line } = resolvedForm(form("registration"), registration).fields;
  expect(email).toMatchObject({ enabled: true, required: true, rule: "email", note: "register.note.email" });
  expect(line).toMatchObject({ enabled: false, required: false });
});

test("a field is resolved by what it sends, whatever its id", () => {
  const { fields: named, ...rest } = form("registration");
  const renamed = { ...rest, fields: { ...named, mail: { ...named["email"]!, sends: "email" } } };
  expect(resolvedForm(renamed as typeof rest & { fields: typeof named }, registration).fields["mail"]).toMatchObject({
    enabled: true,
    rule: "email",
  });
});

test("a fixed field is not changed", () => {
  expect(resolvedForm(form("registration"), registration).fields["name"]).toEqual(form().fields["name"]);
});

test("a form without settings is not changed", () => {
  expect(resolvedForm(form(), registration)).toEqual(form());
});

test("an amount whose most is a balance in the contract tells what the member has", () => {
  const amount = (part: string) => ({ kind: "amount", label: "a", max: { watch: `rules.${part}` } });
  const withdraw = formSchema.parse({
    fields: { amount: amount("maximum"), step: amount("step"), written: { kind: "amount", label: "a", max: "5.00" } },
    watch: { rules: { call: "withdrawalRules" } },
    submit: { call: "createWithdrawal", label: "d", busy: "e" },
    after: {},
  });
  const { fields: shown } = resolvedForm(withdraw, registration);
  expect(Object.values(shown).map(({ tellsBalance }) => tellsBalance)).toEqual([true, undefined, undefined]);
});

test("pictures have the limits of the call, or those of the form, which are lower", () => {
  const images = { kind: "images", label: "a" };
  const apply = formSchema.parse({
    fields: { images, one: { ...images, sends: "images", most: 1 } },
    submit: { call: "joinActivity", label: "d", busy: "e" },
    after: {},
  });
  expect(resolvedForm(apply, registration).fields).toMatchObject({
    images: { most: 3, megabytes: 5 },
    one: { most: 1, megabytes: 5 },
  });
});
