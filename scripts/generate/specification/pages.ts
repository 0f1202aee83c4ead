import { markdownPage, type GeneratedFile } from "../generated-file.ts";
import { cell } from "../reference/field-table.ts";
import { anchorOf } from "./citations.ts";
import {
  readSections,
  sentencesOf,
  specifications,
  type Section,
  type Sentence,
  type SpecificationId,
} from "./sentences.ts";
import { nameOf, readShowings, type Showing } from "./tags.ts";

const FOLDER = "docs/specification";
const documents = Object.keys(specifications) as SpecificationId[];

/** How many sentences are covered by a test, how many are not yet, and how many have nothing to test. */
interface Counts {
  shown: number;
  due: number;
  nothingToShow: number;
}

/** The pages that list which test shows which sentence of the specifications. */
export function specificationPages(): GeneratedFile[] {
  const sections = readSections();
  const showings = readShowings();
  const wrong = unknownTags(sections, showings);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  const shownBy = new Map(showings.map(({ id }) => [id, showings.filter((other) => other.id === id)] as const));
  return [overview(sections, shownBy), ...documents.map((document) => pageOf(document, sections, shownBy))];
}

/** Problems with tags: those of unknown sentences, and those of sentences with nothing to show. */
export function unknownTags(sections: readonly Section[], showings: readonly Showing[]): string[] {
  const known = new Map(sections.flatMap(sentencesOf).map((sentence) => [sentence.id, sentence]));
  return showings.flatMap(({ id, file }) => {
    const sentence = known.get(id);
    if (!sentence) return [`${file}: @${id} names no sentence. Correct the tag, or add the sentence to ${FOLDER}/.`];
    if (sentence.nothingToShow === undefined) return [];
    return [`${file}: the sentence @${id} has nothing to show. Remove the tag or its "nothingToShow".`];
  });
}

/** Counts sentences by state. */
export function countSentences(sentences: readonly Sentence[], isShown: (id: string) => boolean): Counts {
  const nothingToShow = sentences.filter((sentence) => sentence.nothingToShow !== undefined).length;
  const shown = sentences.filter(({ id }) => isShown(id)).length;
  return { shown, due: sentences.length - shown - nothingToShow, nothingToShow };
}

type ShownBy = ReadonlyMap<string, readonly Showing[]>;

function overview(sections: readonly Section[], shownBy: ShownBy): GeneratedFile {
  const blocks = [
    "# The specifications and their tests",
    "Two specifications define what the product does. These pages have every sentence of both in our own words: [the account specification](account.md) with the frame of every page, signing in, registering, passwords and settings, and [the games specification](games.md) with lobbies, lottery, announcements, the member centre and the agents' area.",
    countTable(
      [
        ...documents.map((document) => {
          const own = sections.filter((section) => section.document === document);
          return [`[${specifications[document]}](${document}.md)`, own.flatMap(sentencesOf)] as const;
        }),
        ["both", sections.flatMap(sentencesOf)],
      ],
      shownBy,
    ),
    "A sentence is *shown* if a test has its tag, such as `@account-2.5-03`, in its title or in its table of cases. `npx vitest -t @account-2.5-03` and `npm run e2e -- --grep @account-2.5-03` run those tests. It is *due* if no test shows it. It has *nothing to show* if it does not describe the product, or cannot occur; the reason is given. No sentence is left out, and none is due: a test fails if one is. Where a sentence is ambiguous, or we depart from it, the test shows the reading that [decision 019](../decisions/019-how-we-read-the-specification.md) gives it: the number of sentences shown includes such readings.",
    "The sentences are in the files of [account](account) and [games](games), one per section. An id never changes its sentence; a new sentence gets the next number. The states are not written by hand: `npm run generate` collects the tags, so deleting a test turns its sentence back to due, which appears in the diff of these pages.",
    ...documents.map(
      (document) =>
        `## ${specifications[document]}\n\n${countTable(
          sections
            .filter((section) => section.document === document)
            .map((section) => [
              `[§${section.number} ${section.title}](${document}.md#${anchorOf(section.document, section.number)})`,
              sentencesOf(section),
            ]),
          shownBy,
        )}`,
    ),
  ];
  return markdownPage(`${FOLDER}/README.md`, blocks);
}

function pageOf(document: SpecificationId, sections: readonly Section[], shownBy: ShownBy): GeneratedFile {
  const own = sections.filter((section) => section.document === document);
  return markdownPage(`${FOLDER}/${document}.md`, [
    `# ${specifications[document]}`,
    countTable([["all sections", own.flatMap(sentencesOf)]], shownBy),
    ...own.flatMap((section) => sectionBlocks(section, shownBy)),
  ]);
}

function sectionBlocks(section: Section, shownBy: ShownBy): string[] {
  const parts = section.parts.flatMap(({ title, sentences }) => {
    const rows = sentences.map(
      (sentence) => `| ${sentence.id} | ${escaped(sentence.says)} | ${stateOf(sentence, shownBy)} |`,
    );
    const table = `| id | sentence | shown by |\n|---|---|---|\n${rows.join("\n")}`;
    return title === undefined ? [table] : [`### ${title}`, table];
  });
  return [
    `<a id="${anchorOf(section.document, section.number)}"></a>\n\n## §${section.number} ${section.title}`,
    ...parts,
  ];
}

function stateOf({ id, nothingToShow }: Sentence, shownBy: ShownBy): string {
  if (nothingToShow !== undefined) return `*nothing to show: ${escaped(nothingToShow)}*`;
  const showings = shownBy.get(id) ?? [];
  if (showings.length === 0) return "**due**";
  return showings.map((showing) => `[${escaped(nameOf(showing))}](../../${showing.file})`).join("<br>");
}

function countTable(rows: readonly (readonly [string, readonly Sentence[]])[], shownBy: ShownBy): string {
  const lines = rows.map(([name, sentences]) => {
    const { shown, due, nothingToShow } = countSentences(sentences, (id) => shownBy.has(id));
    return `| ${name} | ${sentences.length} | ${shown} | ${due} | ${nothingToShow} |`;
  });
  return ["| | sentences | shown | due | nothing to show |", "|---|--:|--:|--:|--:|", ...lines].join("\n");
}

/** Text escaped for Markdown. */
function escaped(text: string): string {
  return cell(text).replaceAll(/[*_`[\]$]/g, String.raw`\$&`);
}
