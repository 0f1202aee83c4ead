import { expect, it } from "vitest";
import { all, findingsWith, replacedIn } from "./findings-with.ts";

const routes = "brands/kawayan/routes.json";
const guests = { visitor: "guest" };
const to = (route: string) => [{ do: { action: "redirect", to: route } }];
const message = [{ when: guests, do: { action: "toast", text: "free_reject" } }];

it.each([
  ["home for agents only", { home: { access: "agent" } }, "home/access"],
  ["home with a message for guests", { home: { enter: message } }, "home/enter/0/do"],
  [
    "two pages that redirect to each other",
    { help: { enter: to("download") }, download: { enter: to("help") } },
    "help/enter/0/do",
  ],
  [
    "home and the page to register that redirect to each other",
    { home: { enter: to("register") }, register: { enter: to("home") } },
    "home/enter/0/do",
  ],
  ["a page to register for members only", { register: { access: "member" } }, "register/access"],
  ["a page to sign in for the signed in", { login: { access: "settings" } }, "login/access"],
])("%s is one finding, whatever conditions, links and screens it leaves without use", (_what, changed, pointer) => {
  expect(findingsWith({ [routes]: changed })).toEqual([
    expect.stringContaining(`${routes}#/${pointer} trapped-visitor [kawayan]: `),
  ]);
});

it("home for agents only is one finding in base, too", () => {
  expect(findingsWith({ "brands/base/routes.json": { home: { access: "agent" } } })).toEqual([
    expect.stringContaining(
      "brands/base/routes.json#/home/access trapped-visitor [araw bilis kawayan lumora perlas]: ",
    ),
  ]);
});

it("a refusal that never holds is one finding, although calls refuse whom it lets in", () => {
  const base = "brands/base/access.json";
  const rest = '"do": { "action": "toast", "text": "message.actualAccount", "for": 2000 } }';
  const never = '"all": [{ "flag": "DIRECTREG3" }, { "not": { "flag": "DIRECTREG3" } }]';
  const edits = replacedIn(base, `"memberType": [4] }, ${rest}`, `${never} }, ${rest}`);
  expect(findingsWith(edits)).toEqual([
    expect.stringContaining(`${base}#/realAccount/enter/1/when never-holds ${all}: `),
  ]);
});
