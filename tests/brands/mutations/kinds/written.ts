import { positionOf, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** Mistakes in how a file is written. */
export const writtenWrongly: readonly MutationKind[] = [
  /** A comment, which JSON does not have. */
  {
    name: "comment",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter(({ key }) => key !== undefined));
      if (!place?.key) return undefined;
      const { offset } = place.key;
      return {
        text: `${text.slice(0, offset)}${random.pick(["/* as agreed */ ", "// as agreed\n"])}${text.slice(offset)}`,
        ...positionOf(text, offset),
      };
    },
  },
  /** A file that ends too early, anywhere. */
  {
    name: "cut-off file",
    mutate: ({ text }, random) => {
      const cut = text.slice(0, 1 + random.below(text.trimEnd().length - 1));
      const end = positionOf(cut, cut.trimEnd().length);
      // A token that is cut in two is reported at its beginning.
      const begun = /(?:"(?:[^"\\\n]|\\.)*\\?|[^\s"{}[\],:]+|[{}[\],:])$/.exec(cut.trimEnd())?.[0] ?? "";
      return { text: cut, line: end.line, column: end.column - begun.length, lastColumn: end.column };
    },
  },
  /** An entry that occurs twice in the same object. */
  {
    name: "duplicate key",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter(({ key }) => key !== undefined));
      if (!place?.key) return undefined;
      const end = place.value.offset + place.value.length;
      const entry = text.slice(place.key.offset, end);
      return { text: `${text.slice(0, end)}, ${entry}${text.slice(end)}`, ...movedBy(positionOf(text, end), 2) };
    },
  },
  /** A comma between entries, or a colon after a key, is missing. */
  {
    name: "missing comma or colon",
    mutate: ({ text, places }, random) => {
      const place = random.some(
        places.filter(({ key, value }) => key !== undefined || /^\s*,/.test(text.slice(value.offset + value.length))),
      );
      if (!place) return undefined;
      const { key, value } = place;
      const after = key && random.below(2) === 0 ? key : value;
      const at = after.offset + after.length;
      const found = /^\s*([,:])\s*/.exec(text.slice(at));
      const mark = found?.[1];
      if (!mark) return undefined;
      const place2 = at + found[0].indexOf(mark);
      const broken = text.slice(0, place2) + " " + text.slice(place2 + 1);
      return { text: broken, ...positionOf(text, at + found[0].length) };
    },
  },
  /** A letter saved in another encoding. */
  {
    name: "letter that is not UTF-8",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter(({ json }) => typeof json === "string" && json.length > 1));
      if (!place) return undefined;
      const at = place.value.offset + 1 + random.below(place.value.length - 2);
      return {
        text: Buffer.concat([
          Buffer.from(text.slice(0, at)),
          Buffer.from([random.pick([0xe9, 0xff, 0x80, 0xf1])]),
          Buffer.from(text.slice(at)),
        ]),
        ...positionOf(text, at),
      };
    },
  },
  /** A comma too many: after the last entry, or next to another. */
  {
    name: "stray comma",
    mutate: ({ text, places }, random) => {
      const parent = random.some(places.filter(({ children }) => children.length > 0));
      const child = parent && random.pick(parent.children);
      if (!parent || !child) return undefined;
      const end = child.value.offset + child.value.length;
      return replaced(text, { offset: text[end] === "," ? end + 1 : end, length: 0 }, ",");
    },
  },
  /** A key without quotes, or in the quotes of another language. */
  {
    name: "key without double quotes",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter(({ key }) => key !== undefined));
      if (!place?.key) return undefined;
      const name = String(place.path.at(-1));
      return replaced(text, place.key, random.pick([name, `'${name}'`, `“${name}”`]));
    },
  },
];

function movedBy({ line, column }: { line: number; column: number }, columns: number) {
  return { line, column: column + columns };
}
