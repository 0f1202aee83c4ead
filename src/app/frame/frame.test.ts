import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("src/app/frame/frame.module.css", "utf8").replaceAll(/\s+/g, " ");

test("the page transition is a fade of 300 ms @account-2.2-13 @account-9-15 @games-9-42", () => {
  expect(css).toContain('.main[data-fade="true"] { animation: fade 300ms ease-out; }');
  expect(css).toContain("@keyframes fade { from { opacity: 0; } }");
});
test("a page shown by a swipe back does not fade on top of the phone's own animation, nor does any under reduced motion", () => {
  expect(css).toContain(':global(html[data-swipe-back]) .main[data-fade="true"] { animation: none; }');
  expect(css).toContain('@media (prefers-reduced-motion: reduce) { .main[data-fade="true"] { animation: none; } }');
});

test("in the shell the footer of a tall iPhone is 1.7rem high and iOS 10 has a header offset of 40 px @account-2.2-17 @account-2.2-18", () => {
  const global = readFileSync("src/ui/global.css", "utf8");
  // 1.7rem at the specification's root size of 50 px (decision 019).
  expect(global).toContain("html[data-tall-shell] { --footer-height: 85px;");
  expect(global).toContain("html[data-ios10-shell] { --header-offset: 40px; }");
});
