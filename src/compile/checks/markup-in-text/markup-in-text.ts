import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { FileFinding } from "../../layer/layer.ts";
import { layerWords, type LayerWords } from "../../layer/layer-words.ts";
import type { Check } from "../check.ts";

export const markupInText: Check = {
  id: "markup-in-text",
  severity: "error",
  suppressible: true,
  description: "A text has no tags and no character references: it is shown as it is written.",
  about: [
    "A text pack holds words, not HTML: nothing that a merchant writes can become an element of the page. Visitors would see the angle brackets. How words look is for the theme and for the options of the widget.",
  ],
  run: { layout: (sources) => layerWords(sources).flatMap(markupIn) },
};

const MARKUP = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

const markupIn = memoizeByIdentity(({ own }: LayerWords): FileFinding[] =>
  own.flatMap(({ file, layer, words }) =>
    Object.entries(words).flatMap(([key, text]): FileFinding[] => {
      const [found] = MARKUP.exec(text) ?? [];
      return found === undefined
        ? []
        : [
            {
              rule: "markup-in-text",
              layer,
              file,
              path: [key],
              at: "value",
              message: `Visitors would see "${found}": a text is shown as it is written.`,
              hint: found.startsWith("<")
                ? "Write the words alone."
                : 'Write the character itself: "\\u00a0" is a space at which no line ends.',
            },
          ];
    }),
  ),
);
