import { dirname, relative } from "node:path";
import type { SpecificationId } from "./sentences.ts";

/** A section of a specification that a text cites: "games §2", or one after a comma: "account §2.3, §4". */
export interface Citation {
  document: SpecificationId;
  number: string;
  /** The citation as written, and its index in the text. */
  words: string;
  index: number;
}

/** Every section that a text cites, also if a line break in a comment separates the § from the name. */
export function citationsIn(text: string): Citation[] {
  const runs = text.matchAll(/\b(account|games)(?:\s|\*|\/\/)+§\d[\d.]*(?:, §\d[\d.]*)*/gi);
  return [...runs].flatMap(({ 0: run, 1: name = "", index }) =>
    [...run.matchAll(/(?:^[^§]*)?§(\d+(?:\.\d+)*)/g)].map((named) => ({
      document: name.toLowerCase() as SpecificationId,
      number: named[1] ?? "",
      words: named[0],
      index: index + named.index,
    })),
  );
}

/** The anchor of a section on its page. */
export function anchorOf(document: SpecificationId, number: string): string {
  return `${document}-${number}`;
}

/** A block of a page with citations turned into links; code blocks are unchanged. */
export function linkCitations(block: string, page: string): string {
  if (block.startsWith("```")) return block;
  const folder = relative(dirname(page), "docs/specification");
  return citationsIn(block).reduceRight(
    (text, { document, number, words, index }) =>
      `${text.slice(0, index)}[${words}](${folder}/${document}.md#${anchorOf(document, number)})${text.slice(index + words.length)}`,
    block,
  );
}

/** A block of a page without the brackets that cite a specification. */
export function withoutCitations(block: string): string {
  return block.startsWith("```") ? block : block.replace(/ \((?:[^()]*, )?(?:account|games) §[^()]*\)/g, "");
}
