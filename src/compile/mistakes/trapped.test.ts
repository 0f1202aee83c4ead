import { expect, it } from "vitest";
import { compileTried, own } from "../fixtures/site.ts";

const guests = { visitor: "guest" };
const redirect = (to: string, when?: object) => ({ ...(when && { when }), do: { action: "redirect", to } });
const message = (when?: object) => ({ ...(when && { when }), do: { action: "toast", text: "footer.home" } });
const page = (path: string, more: object = {}) => ({ path, screen: "home", ...more });
const form = (flag: string) => ({ widget: "form", options: { form: "login" }, when: { flag } });
const registering = {
  username: { kind: "text", label: "login.username", rule: "userName" },
  password: { kind: "password", label: "footer.home" },
  captcha: { kind: "captcha", label: "footer.home", draw: { call: "captcha", id: "captchaId" } },
};
const submit = { call: "register", with: { registerMethod: "H5" }, label: "login.submit", busy: "in_please_wait" };

/** What visitors cannot do with a brand, and what the check says of it. */
const traps: readonly [what: string, brand: object, rule: string, message: string][] = [
  [
    "nobody but agents may see home",
    {
      access: { agents: { description: "Agents.", enter: [message({ not: { visitor: "agent" } })] } },
      routes: { home: { access: "agents" } },
    },
    "trapped-visitor",
    'Because of this, guests, members and trial accounts see nothing at the start page: the route "home" refuses them.',
  ],
  [
    "guests see a message instead of home",
    { routes: { home: { enter: [message(guests)] } } },
    "trapped-visitor",
    'Because of this, guests see nothing at the start page: the route "home" refuses them.',
  ],
  [
    "two pages redirect to each other",
    {
      routes: {
        about: page("/m/about", { enter: [redirect("help", guests)] }),
        help: page("/m/help", { enter: [redirect("about")] }),
      },
    },
    "trapped-visitor",
    'This sends guests in a circle: "about", then "help", then "about".',
  ],
  ...(
    [
      ["members of a type", { memberType: [40] }, "members"],
      ["agents", { visitor: "agent" }, "agents"],
      ["trial accounts", { visitor: "trial" }, "trial accounts"],
    ] as const
  ).map(([who, when, said]): (typeof traps)[number] => [
    `two pages redirect ${who} to each other`,
    {
      routes: {
        about: page("/m/about", { enter: [redirect("help", when)] }),
        help: page("/m/help", { enter: [redirect("about")] }),
      },
    },
    "trapped-visitor",
    `This sends ${said} in a circle: "about", then "help", then "about".`,
  ]),
  [
    "both ways to register are off",
    {
      flags: { BYNAME3: false, BYNUMBER3: false },
      places: { signUp: "join" },
      routes: { join: page("/m/join", { screen: "join" }) },
      screens: { join: { body: { name: form("BYNAME3"), number: form("BYNUMBER3") } } },
    },
    "no-way-in",
    'Guests cannot register: the screen "join" shows them no form for it.',
  ],
  [
    "the form to register has no consent",
    { forms: { register: { fields: registering, submit, after: { success: [] } } } },
    "missing-parameter",
    'The form "register" sends no "agree", which the call "register" needs: nobody can send it.',
  ],
  [
    "the tab bar has no tab",
    { footer: { tabs: { home: null, deposit: null } } },
    "tabs-shown",
    "The tab bar shows guests, members, trial accounts and agents no tabs.",
  ],
  [
    "a pattern is between slashes",
    { rules: { letters: { pattern: "/^[a-z]+$/i", messages: { pattern: "rule.userName" } } } },
    "broken-pattern",
    'The pattern of "letters" is invalid: slashes around it are a part of the value here.',
  ],
  [
    "a language is offered twice",
    { languages: { offered: ["EN", "TY", "EN"] } },
    "languages-offered",
    '"EN" is offered twice.',
  ],
  [
    "an address differs from another in its case only",
    { routes: { other: page("/m/Home") } },
    "same-path-twice",
    '"/m/Home" already leads to the route "home".',
  ],
  ...["/m/home/", "/m/../x", "//m/home", "/_livery/x"].map((path): [string, object, string, string] => [
    `an address that no request has: ${path}`,
    { routes: { other: page(path) } },
    "wrong-shape",
    `Invalid value: "${path}".`,
  ]),
  ...[
    "/healthz",
    "/assets",
    "/assets/a",
    "/manifest.webmanifest",
    "/service-worker.js",
    "/robots.txt",
    "/apple-touch-icon.png",
  ].map((path): [string, object, string, string] => [
    `an address that the host answers itself: ${path}`,
    { routes: { other: page(path) } },
    "reserved-path",
    `The host answers "${path}" itself, so no page is shown there.`,
  ]),
];

it.each(traps)("%s", (_what, brand, rule, said) => {
  const found = compileTried({ ...own, ...brand }).diagnostics;
  expect(found.map((one) => [one.rule, one.file, one.message])).toEqual([
    [rule, "brands/tried/brand.json", expect.stringContaining(said)],
  ]);
});
