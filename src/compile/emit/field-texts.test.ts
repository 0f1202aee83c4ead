import { expect, it } from "vitest";
import { required } from "#kernel/assert.ts";
import { compileTried, own } from "../fixtures/site.ts";

it("a page has the texts of a kind of field only if one of its forms has the kind", () => {
  const submit = { call: "joinActivity", with: { id: "spring" }, label: "login.submit", busy: "in_please_wait" };
  const { brands } = compileTried({
    ...own,
    forms: { apply: { fields: { comment: { kind: "textarea", label: "menu.home" } }, submit, after: {} } },
    screens: { home: { body: { apply: { widget: "form", options: { form: "apply" } } } } },
  });
  const { uses } = required(brands.get("tried"), "The brand");
  const textsOf = (route: string) => uses[route]?.texts.filter((key) => key.startsWith("field."));
  expect(textsOf("home")).toEqual(["field.textarea.show"]);
  expect(textsOf("login")).toEqual([]);
});
