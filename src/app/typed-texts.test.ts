// @vitest-environment jsdom
import { expect, test } from "vitest";
import { keepTypedTexts, restoreTypedTexts } from "./typed-texts.ts";

function openForm(): void {
  const fields = [
    { name: "username", type: "text" },
    { name: "username", type: "text" },
    { name: "about" },
    { name: "password", type: "password" },
    { name: "terms", type: "checkbox", value: "yes" },
  ];
  const main = document.createElement("main");
  main.append(
    ...fields.map(({ type, ...field }) =>
      Object.assign(document.createElement(type ? "input" : "textarea"), type ? { type, ...field } : field),
    ),
  );
  document.body.replaceChildren(main);
}
const values = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("main [name]")].map(({ value }) => value);
const typed = (texts: readonly string[]) => {
  openForm();
  document
    .querySelectorAll<HTMLInputElement>("main [name]")
    .forEach((field, index) => (field.value = texts[index] ?? field.value));
};

test("texts are there when the page is loaded anew, each in its field, once; secrets are not", () => {
  typed(["maria", "", "Two\nlines", "Livery-2026"]);
  keepTypedTexts();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Livery-2026");
  openForm();
  restoreTypedTexts();
  expect(values()).toEqual(["maria", "", "Two\nlines", "", "yes"]);
  openForm();
  restoreTypedTexts();
  expect(values()).toEqual(["", "", "", "", "yes"]);
});

test("texts of another page are not", () => {
  history.replaceState(null, "", "/m/login");
  typed(["maria"]);
  keepTypedTexts();
  history.replaceState(null, "", "/m/register");
  openForm();
  restoreTypedTexts();
  expect(values()[0]).toBe("");
});
