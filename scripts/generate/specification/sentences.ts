import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../../docs/specification", import.meta.url));

/** The two specifications, in the order of the pages. */
export const specifications = {
  account: "The account specification",
  games: "The games specification",
} as const;
export type SpecificationId = keyof typeof specifications;

/** One sentence of a specification in our words. */
export interface Sentence {
  /** Its permanent id: document, section, number; for example "account-2.5-03". Tests have it as a tag, after an @. */
  id: string;
  says: string;
  /** Why no test can show it: it does not describe the product. */
  nothingToShow?: string;
}

/** A section of a specification: one file below docs/specification/. */
export interface Section {
  document: SpecificationId;
  /** Its number in the specification, for example "2.5". */
  number: string;
  title: string;
  parts: readonly { title?: string; sentences: readonly Sentence[] }[];
}

/** A section as in its file. */
interface SectionFile {
  title: string;
  parts: { title?: string; sentences: Record<string, string | Omit<Sentence, "id">> }[];
}

/** Every section of both specifications, in their order. */
export function readSections(): Section[] {
  return (Object.keys(specifications) as SpecificationId[]).flatMap((document) =>
    readdirSync(join(folder, document))
      .map((file) => basename(file, ".json"))
      .toSorted(byNumber)
      .map((number) => readSection(document, number)),
  );
}

/** All sentences of a section. */
export function sentencesOf({ parts }: Section): readonly Sentence[] {
  return parts.flatMap(({ sentences }) => sentences);
}

function readSection(document: SpecificationId, number: string): Section {
  const { title, parts } = JSON.parse(readFileSync(join(folder, document, `${number}.json`), "utf8")) as SectionFile;
  return {
    document,
    number,
    title,
    parts: parts.map((part) => ({ ...part, sentences: Object.entries(part.sentences).map(sentenceOf) })),
  };
}

function sentenceOf([id, entry]: [string, string | Omit<Sentence, "id">]): Sentence {
  return typeof entry === "string" ? { id, says: entry } : { id, ...entry };
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
