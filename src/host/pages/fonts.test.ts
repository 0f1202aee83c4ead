import { expect, test } from "vitest";
import { fontFaces, type FontFile } from "./fonts.ts";

const sora: FontFile = {
  file: "/assets/sora-1.woff2",
  local: ["Roboto", "Arial"],
  sizeAdjust: "106%",
  ascent: "97%",
  descent: "25%",
  lineGap: "0%",
};

test("a font has a fallback of the same metrics, so that text does not move", () => {
  const css = fontFaces(["sora"], { sora });
  expect(css).toContain(
    '@font-face{font-family:"Sora";font-style:normal;font-display:swap;font-weight:100 800;src:url(/assets/sora-1.woff2) format("woff2")}',
  );
  expect(css).toContain(
    '@font-face{font-family:"Sora Fallback";src:local("Roboto"),local("Arial");size-adjust:106%;ascent-override:97%;descent-override:25%;line-gap-override:0%}',
  );
});
test("a font for titles and text is declared once", () =>
  expect(fontFaces(["sora", "sora"], { sora })).toBe(fontFaces(["sora"], { sora })));
test("a system font needs no file", () => expect(fontFaces(["system"], { sora })).toBe(""));
test("a font that is not in the build is left out", () => expect(fontFaces(["nunito"], { sora })).toBe(""));
