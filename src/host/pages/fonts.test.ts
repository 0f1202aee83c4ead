import { expect, test } from "vitest";
import { fontFaces } from "./fonts.ts";

const files = { nunito: "/assets/nunito-1.woff2" };
const faces = fontFaces(["nunito"], files)
  .split("@font-face")
  .filter((face) => face !== "");
const faceOf = (weight: number) => faces.find((face) => face.includes(`Fallback";font-weight:${weight};`)) ?? "";

test("a font is one file for all its weights", () =>
  expect(faces[0]).toBe(
    '{font-family:"Nunito";font-style:normal;font-display:swap;font-weight:200 1000;src:url(/assets/nunito-1.woff2) format("woff2")}',
  ));
test("each of its weights has a fallback of the same width and height, so that text does not move", () => {
  expect(faces.slice(1).map((face) => /font-weight:(\d+)/.exec(face)?.[1])).toEqual([
    "400",
    "500",
    "600",
    "700",
    "800",
    "900",
  ]);
  expect(faceOf(400)).toContain(
    'src:local("Arial"),local("Roboto"),local("Arimo"),local("Liberation Sans");size-adjust:101.39%;ascent-override:99.71%;descent-override:34.82%;line-gap-override:0.00%}',
  );
});
test("that of a bold weight is the phone's bold font, by its own width", () => {
  expect(faceOf(600)).toContain('src:local("Arial Bold"),local("Roboto Bold"),');
  const stretch = (weight: number) => Number(/size-adjust:([\d.]+)/.exec(faceOf(weight))?.[1]);
  expect(stretch(700)).toBeCloseTo((100 * (470 / 1000)) / (983 / 2048), 1);
  expect(stretch(900)).toBeCloseTo((100 * (492 / 1000)) / (983 / 2048), 1);
});
test("a font for titles and text is declared once", () =>
  expect(fontFaces(["nunito", "nunito"], files)).toBe(fontFaces(["nunito"], files)));
test("a system font needs no file", () => expect(fontFaces(["system"], files)).toBe(""));
test("a font that is not in the build is left out", () => expect(fontFaces(["sora"], files)).toBe(""));
