import type { Finding, Draft } from "../../layer/draft.ts";
import type { Check, CheckContext } from "../check.ts";
import { pictureProblem } from "./picture-problem.ts";

export const replacedPictures: NonNullable<Check["beyond"]> = {
  when: ({ below }, { assets }) =>
    Object.entries(assets).some(([name, path]) => Object.hasOwn(below.assets, name) && below.assets[name] !== path),
  because: "Parts that the layer does not change may show a picture that it replaces.",
};

export const assetSize: Check = {
  id: "asset-size",
  severity: "warning",
  suppressible: true,
  description: "A picture is small enough for a slow phone, and declares its size.",
  about: [
    "A drawing (SVG) is at most 16 KB: it appears in every header, and at 1.6 Mbit/s that takes a twelfth of a second. A photograph is at most 100 KB, half a second, and at most 1,400 pixels wide, more than the widest phone shows. An SVG needs a `viewBox`, or the browser cannot keep its proportions.",
  ],
  beyond: replacedPictures,
  run: { brand: heavyPictures },
};

function heavyPictures({ walk, assets }: Draft, { pictures }: CheckContext): Finding[] {
  return walk.references
    .filter(({ kind }) => kind === "asset")
    .flatMap(({ name, path }): Finding[] => {
      const picture = pictures[assets[name] ?? ""];
      const problem = picture && pictureProblem(picture);
      return problem
        ? [{ path, at: "value", message: `The picture "${name}" ${problem.message}`, hint: problem.hint }]
        : [];
    });
}
