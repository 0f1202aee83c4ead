import { expect, it } from "vitest";
import { all, findingsWith, replacedIn } from "./findings-with.ts";

const slot = (form: string) => ({
  body: { methods: { slots: { username: { body: { form: { options: { form } } } } } } },
});
const formOf = "/body/methods/slots/username/body/form/options/form";
const nothing = Object.fromEntries(
  ["hero", "methods", "social", "passkey", "testPlay", "links", "download", "language"].map((id) => [id, null]),
);

it.each([
  [
    "a form for something else where guests sign in",
    { "brands/kawayan/screens/login.json": slot("forget-email") },
    `brands/kawayan/screens/login.json#${formOf} no-way-in [kawayan]: Guests cannot sign in: the screen "login" shows them no form for it. Name a form to sign in.`,
  ],
  [
    "in base a form for something else where guests sign in",
    { "brands/base/screens/login.json": slot("forget-email") },
    `brands/base/screens/login.json#${formOf} no-way-in [kawayan lumora perlas]: Guests cannot sign in: the screen "login" shows them no form for it. Name a form to sign in.`,
  ],
  [
    "the page to sign in as the page to register",
    { "brands/kawayan/places.json": { signUp: "login" } },
    'brands/kawayan/places.json#/signUp no-way-in [kawayan]: Guests cannot register: the screen "login" shows them no form for it. Name a route whose screen has a form to register.',
  ],
  [
    "in base the page to register as the page to sign in",
    { "brands/base/places.json": { signIn: "register" } },
    `brands/base/places.json#/signIn no-way-in ${all}: Guests cannot sign in: the screen "register" shows them no form for it. Name a route whose screen has a form to sign in.`,
  ],
  [
    "nothing where guests sign in",
    { "brands/kawayan/screens/login.json": JSON.stringify({ body: nothing }) },
    'brands/kawayan/screens/login.json#/body/methods no-way-in [kawayan]: Guests cannot sign in: the screen "login" shows them no form for it. Keep "methods", or add another form to sign in.',
  ],
  [
    "the page to sign in as the page to replace a forgotten password",
    { "brands/kawayan/places.json": { recovery: "login" } },
    'brands/kawayan/places.json#/recovery no-way-in [kawayan]: Guests cannot replace a forgotten password: the screen "login" shows them no form for it. Name a route whose screen has a form to replace a forgotten password.',
  ],
  [
    "a page without a form as the page to choose a new password",
    { "brands/kawayan/places.json": { newPassword: "settings" } },
    'brands/kawayan/places.json#/newPassword no-way-in [kawayan]: Members cannot choose a new password: the screen "settings" shows them no form for it. Name a route whose screen has a form to choose a new password.',
  ],
  [
    "a site without an address for its name alone",
    { "brands/kawayan/routes.json": { home: { aliases: ["/m/index"] } } },
    'brands/kawayan/routes.json#/home/aliases no-start-page [kawayan]: The site has no start page: no route has the address "/". Write "/" among the "aliases" of the route "home". A list replaces the one of the layers below.',
  ],
  [
    "in base a site without an address for its name alone",
    { "brands/base/routes.json": { home: { aliases: ["/m/index"] } } },
    `brands/base/routes.json#/home/aliases no-start-page ${all}: The site has no start page: no route has the address "/". Write "/" among the "aliases" of the route "home". A list replaces the one of the layers below.`,
  ],
])("%s is one finding", (_what, edits, finding) => {
  expect(findingsWith(edits)).toEqual([finding]);
});

it("a flag that is removed is one finding, although it shows the form to register", () => {
  expect(findingsWith(replacedIn("brands/base/flags.json", '"USERNAMEREG3": true,', ""))).toEqual([
    expect.stringContaining("brands/base/screens/register.json#/body/methods/slots/username/when/flag unknown-flag"),
  ]);
});
