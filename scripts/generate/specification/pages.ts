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

/** How many sentences a test shows, how many wait for one, and how many have nothing to show. */
interface Counts {
  shown: number;
  due: number;
  nothingToShow: number;
}

/** The pages that say which test shows which sentence of the specifications. */
export function specificationPages(): GeneratedFile[] {
  const sections = readSections();
  const showings = readShowings();
  const wrong = unknownTags(sections, showings);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  const shownBy = new Map(showings.map(({ id }) => [id, showings.filter((other) => other.id === id)] as const));
  return [overview(sections, shownBy), ...documents.map((document) => pageOf(document, sections, shownBy))];
}

/** Tags that name no sentence, and those of sentences that have nothing to show. */
export function unknownTags(sections: readonly Section[], showings: readonly Showing[]): string[] {
  const known = new Map(sections.flatMap(sentencesOf).map((sentence) => [sentence.id, sentence]));
  return showings.flatMap(({ id, file }) => {
    const sentence = known.get(id);
    if (!sentence) return [`${file}: @${id} names no sentence. Correct the tag, or add the sentence to ${FOLDER}/.`];
    if (sentence.nothingToShow === undefined) return [];
    return [`${file}: @${id} has nothing to show, says ${FOLDER}/. Take away the tag, or its "nothingToShow".`];
  });
}

/** Counts sentences by what is shown of them. */
export function countSentences(sentences: readonly Sentence[], isShown: (id: string) => boolean): Counts {
  const nothingToShow = sentences.filter((sentence) => sentence.nothingToShow !== undefined).length;
  const shown = sentences.filter(({ id }) => isShown(id)).length;
  return { shown, due: sentences.length - shown - nothingToShow, nothingToShow };
}

type ShownBy = ReadonlyMap<string, readonly Showing[]>;

function overview(sections: readonly Section[], shownBy: ShownBy): GeneratedFile {
  const blocks = [
    "# What the specifications say, and what shows it",
    "Two specifications say what the product does. These pages have every sentence of both in our words: [the account specification](account.md) with the frame of every page, signing in, registering, passwords and settings, and [the games specification](games.md) with lobbies, lottery, announcements, the member centre and the agents' area.",
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
    "*Shown* is a sentence that a test carries the tag of: `@account-2.5-03` in its title, or in the table of its cases. `npx vitest -t @account-2.5-03` and `npm run e2e -- --grep @account-2.5-03` run those tests. *Due* is what no test shows: it is not built yet, or nothing looks at it. *Nothing to show* is a sentence that says nothing about the product, with the reason.",
    "The sentences are the files in [account](account) and [games](games), one a section; an id stays with its sentence, a new sentence takes the next number. Nothing says by hand what is shown: `npm run generate` looks for the tags, so a test that goes takes its sentence back to due, which the change of these pages shows.",
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

/** Text that Markdown shows as it is. */
function escaped(text: string): string {
  return cell(text).replaceAll(/[*_`[\]$]/g, String.raw`\$&`);
}
