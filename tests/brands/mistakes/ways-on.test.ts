import { expect, it } from "vitest";
import { findingsWith, replacedIn, all } from "./findings-with.ts";

const toast = { action: "toast", text: "message.changeSaved" };
const login = "brands/base/forms/login-username.json";
it.each([
  ["nothing", []],
  ["a toast", [toast]],
  ["the page to sign in", [toast, { action: "navigate", to: "login" }]],
])("a form to sign in after which members stay where they are is a mistake: %s", (_what, success) => {
  expect(findingsWith({ [login]: { after: { success } } })).toEqual([
    expect.stringContaining(`${login}#/after/success no-way-on ${all}: Members stay on the page where they signed in`),
  ]);
});

it.each([
  ["home", [{ action: "navigate", to: "home" }]],
  ["the page that they wanted, after a toast", [toast, { action: "return" }]],
])("a form to sign in that leads on has none: %s", (_what, success) => {
  expect(findingsWith({ [login]: { after: { success } } })).toEqual([]);
});

it("a misspelt success is one finding", () => {
  expect(findingsWith(replacedIn(login, '"success"', '"succes"'))).toEqual([
    expect.stringContaining(`${login}#/after/succes unknown-source ${all}`),
  ]);
});

it("what follows signing in, removed by a brand, is a finding at its null", () => {
  expect(findingsWith({ "brands/bilis/forms/login-username.json": '{ "after": { "success": null } }' })).toEqual([
    expect.stringContaining("brands/bilis/forms/login-username.json#/after/success no-way-on [bilis]: "),
  ]);
});

it("a start page on which visitors sign in is a mistake", () => {
  expect(findingsWith({ "brands/lumora/places.json": '{ "home": "login" }' })).toEqual([
    expect.stringContaining("brands/lumora/places.json#/home no-way-on [lumora]: "),
  ]);
});
