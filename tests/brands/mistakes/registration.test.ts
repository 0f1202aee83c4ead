import { expect, it } from "vitest";
import { findingsWith, all } from "./findings-with.ts";

const settings = (layer: string, fields: Readonly<Record<string, object>>) => ({
  [`brands/${layer}/registration.json`]: { fields },
});

it.each([
  ["username", { enabled: false }, "enabled", "is switched off"],
  ["username", { enabled: false, required: false }, "enabled", "is switched off"],
  ["password", { enabled: false }, "enabled", "is switched off"],
  ["username", { required: false }, "required", "may be left empty"],
  ["password", { required: false }, "required", "may be left empty"],
])("the %s that registering needs, with %j, is one finding", (field, setting, key, said) => {
  expect(findingsWith(settings("kawayan", { [field]: setting }))).toEqual([
    `brands/kawayan/registration.json#/fields/${field}/${key} missing-parameter [kawayan]: The form "register-username" cannot be sent without "${field}", which ${said} here. Write true. To close a way to register, switch off its flag.`,
  ]);
});

it("a name that base switches off is one finding, in base", () => {
  expect(findingsWith(settings("base", { username: { enabled: false } }))).toEqual([
    expect.stringContaining(`brands/base/registration.json#/fields/username/enabled missing-parameter ${all}`),
  ]);
});

it.each([
  ["whose form nobody is shown", { "brands/kawayan/brand.json": { flags: { USERNAMEREG3: false } } }, "username"],
  ["that only other ways need", {}, "mobileNum"],
  ["that no way needs", {}, "confirmPassword"],
])("a field of registration %s may be switched off", (_what, edits, field) => {
  expect(findingsWith({ ...edits, ...settings("kawayan", { [field]: { enabled: false } }) })).toEqual([]);
});
