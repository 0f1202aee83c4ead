import { expect, test } from "vitest";
import { scales } from "#compile/emit/theme-css.ts";
import { listed, matchesIn, withoutComments } from "./support/findings.ts";
import { filesLike, textOf } from "./support/tree.ts";

/** Drawn like pictures: letters of a logo and of a game's picture. */
const pictures = new Set(["src/ui/picture/wordmark.module.css", "src/ui/picture/art-card.module.css"]);
/** A size in pixels alone; `max(16px, 1rem)` only keeps iPhones from zooming into a field. */
const fixed = /(?<=font(?:-size)?:\s*(?:\d{3} )?)[1-9]\d*px/g;

test("a size of text in pixels is reported", () => {
  const css = ".a { font-size: 14px; }\n.b { font: 400 12px/1 x; }\n.c { font-size: max(16px, 1rem); }";
  expect(listed(matchesIn(css, fixed, "a.css"))).toEqual(["a.css:1  14px", "a.css:2  12px"]);
});

test("texts follow the font size that a visitor chose in the browser", () => {
  const found = filesLike("src", /\.css$/)
    .filter((file) => !pictures.has(file))
    .flatMap((file) => matchesIn(withoutComments(textOf(file)), fixed, file));
  expect(listed(found)).toEqual([]);
  for (const sizes of Object.values(scales)) for (const size of sizes) expect(size).toMatch(/rem$/);
});
