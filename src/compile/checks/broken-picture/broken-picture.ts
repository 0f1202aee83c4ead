import type { Draft, Finding } from "../../layer/draft.ts";
import { replacedPictures } from "../asset-size/asset-size.ts";
import type { Check, CheckContext } from "../check.ts";

export const brokenPicture: Check = {
  id: "broken-picture",
  severity: "error",
  description: "A picture is one that browsers can show: SVG, WebP, PNG, JPEG or GIF.",
  about: [
    "Visitors would see a broken picture. The content counts, not the ending of the name: a text file called `logo.svg` is no picture, nor is one that was cut off when it was copied.",
    "Export the picture again.",
  ],
  beyond: replacedPictures,
  run: { brand: brokenPictures, layer: brokenPictures },
};

function brokenPictures({ walk, assets }: Draft, { pictures }: CheckContext): Finding[] {
  return walk.references
    .filter(({ kind, name }) => kind === "asset" && pictures[assets[name] ?? ""]?.kind === "unknown")
    .map(({ name, path }) => ({
      path,
      at: "value",
      message: `The picture "${name}" is empty, damaged, or in a format that browsers do not support.`,
      hint: "Save it as SVG, WebP, PNG or JPEG, with the ending of that format.",
    }));
}
