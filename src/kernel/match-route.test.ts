import { expect, test } from "vitest";
import { matchRoute } from "./match-route.ts";

const routes = {
  home: { path: "/m/home", aliases: ["/", "/m", "/m/", "/m/index", "/m/index.html"] },
  register: { path: "/m/register", aliases: ["/register.html", "/m/register.html"] },
  memberHome: { path: "/m/member/home", aliases: ["/m/mine"] },
};

test.each([
  ["/", "home"],
  ["/m", "home"],
  ["/m/", "home"],
  ["/m/index", "home"],
  ["/m/index.html", "home"],
  ["/m/home", "home"],
  ["/m/register", "register"],
  ["/register.html", "register"],
  ["/m/register.html", "register"],
  ["/m/member/home", "memberHome"],
  ["/m/mine", "memberHome"],
])("%s is %s @account-2.1-01", (path, route) => expect(matchRoute(routes, path)).toBe(route));

test.each([
  ["/m/home/", "home"],
  ["/m/mine//", "memberHome"],
  ["//", "home"],
])("a trailing slash makes no difference: %s", (path, route) => {
  expect(matchRoute(routes, path)).toBe(route);
});
test.each([["/m/Home"], ["/m/homes"], ["/m/home/x"], ["/home"], [""]])('no route matches "%s"', (path) =>
  expect(matchRoute(routes, path)).toBeUndefined(),
);
