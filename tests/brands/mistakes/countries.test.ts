import { expect, it } from "vitest";
import { findingsWith, all } from "./findings-with.ts";

const preset = "brands/base/fields.json";
const form = "brands/perlas/forms/login-sms.json";

const inBase = (phone: object) => findingsWith({ [preset]: { mobileNum: phone } });

it.each([
  ["an unknown country to start with", { country: "XX" }, "country", 'There is no country "XX"'],
  ["an unknown country to pick from", { countries: ["PH", "UK"] }, "countries/1", 'There is no country "UK"'],
  ["a misspelt one in place of the market's own", { countries: ["HP"] }, "countries/0", 'There is no country "HP"'],
  ["a country twice", { countries: ["PH", "SG", "PH"] }, "countries/2", '"PH" is offered twice.'],
  [
    "no country of the market",
    { countries: ["SG", "MY"] },
    "countries",
    'the brand\'s market, "PH", which is not offered.',
  ],
  [
    "a start that is not offered",
    { country: "SG", countries: ["PH"] },
    "country",
    'starts with "SG", which is not offered.',
  ],
])("a preset of phone fields with %s is one finding, although many forms use it", (_what, phone, at, said) => {
  expect(inBase(phone)).toEqual([expect.stringContaining(`${preset}#/mobileNum/${at} countries-offered ${all}: `)]);
  expect(inBase(phone)[0]).toContain(said);
});

it.each([
  ["one other country that it starts with", { country: "SG", countries: ["SG"] }],
  ["the market's own last", { countries: ["SG", "PH"] }],
  ["another start among all countries", { country: "SG" }],
])("a preset of phone fields with %s has none", (_what, phone) => {
  expect(inBase(phone)).toEqual([]);
});

it("countries that a brand's form adds are a finding there", () => {
  expect(findingsWith({ [form]: { fields: { username: { countries: ["SG"] } } } })).toEqual([
    expect.stringContaining(`${form}#/fields/username/countries countries-offered [perlas]: `),
  ]);
});

it("countries that do not offer the start of the layer below are the mistake", () => {
  const [finding, ...others] = findingsWith({
    [preset]: { mobileNum: { country: "SG" } },
    [form]: { fields: { username: { countries: ["PH"] } } },
  });
  expect(others).toEqual([]);
  expect(finding).toContain(`${form}#/fields/username/countries countries-offered [perlas]: `);
});

it("a country of the wrong shape is one finding", () => {
  expect(inBase({ country: "sg", countries: ["SG"] })).toEqual([
    expect.stringContaining(`${preset}#/mobileNum/country wrong-shape ${all}: `),
  ]);
});
