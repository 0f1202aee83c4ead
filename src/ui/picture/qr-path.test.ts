import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

test("each run of dark fields is one rectangle", () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, true, true],
    ]),
  ).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM2 1h2v1h-2z");
});

test("the drawing has the dark fields of the code and no others", () => {
  const { data, size } = encode("https://example.com/join/AB12", { border: 4 });
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of qrPath(data).matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let field = 0; field < Number(length); field++) drawn[Number(y)]![Number(x) + field] = true;
  expect(drawn).toEqual(data);
});
