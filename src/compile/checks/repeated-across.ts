import { copiedBrands } from "../analyse/copied-brands.ts";
import { locate } from "../findings/locate.ts";
import type { Draft, Finding } from "../layer/draft.ts";
import { settingsOf } from "../layer/provenance.ts";
import type { Path } from "../validate/walk.ts";
import type { Check } from "./check.ts";

interface About extends Pick<Check, "id" | "description" | "about"> {
  /** The values that must be unique, with their places in the brand. */
  values: (draft: Draft) => readonly { value: string; path: Path }[];
  /** What the value is, at the beginning of a sentence: "The host". */
  noun: string;
}

/** A brand that has a value, and where. */
interface Claim {
  draft: Draft;
  path: Path;
}

/**
 * A rule that a value is unique over all brands. Who had it keeps it; where nobody knows who that was, it is wrong in
 * each of them. A copied brand is one mistake, which is that of its hosts.
 */
export function repeatedAcross({ values, noun, ...texts }: About): Check {
  return {
    ...texts,
    severity: "error",
    reads: ([section], draft) => values(draft).filter(({ path }) => path[0] === section),
    run: {
      across: (drafts, ownerOf) => {
        const copies = copiedBrands(drafts, ownerOf);
        const claims = new Map<string, Claim[]>();
        for (const draft of drafts.filter((one) => one.isBrand && !copies.has(one)))
          for (const { value, path } of values(draft))
            claims.set(value, [...(claims.get(value) ?? []), { draft, path }]);
        return [...claims].flatMap(([value, all]) =>
          refusalsOf(all, ownerOf?.(value)).map(
            ({ draft, path, words, layers }): { draft: Draft; finding: Finding } => ({
              draft,
              finding: { path, at: "value", layers, message: `${noun} "${value}" ${words}.` },
            }),
          ),
        );
      },
    },
  };
}

/** A claim that is refused, and why. */
interface Refusal extends Claim {
  words: string;
  layers?: Draft["layers"];
}

function refusalsOf(claims: readonly Claim[], known: string | undefined): Refusal[] {
  const seen = new Set<Draft>();
  const firsts = claims.filter(({ draft }) => !seen.has(draft) && seen.add(draft));
  const twice = claims.filter((one) => !firsts.includes(one));
  const owner = known ?? writerOf(firsts);
  return [
    ...twice.map((one) => ({ ...one, words: "is used twice in this brand" })),
    ...firsts.flatMap((one) => refused(one, firsts, owner) ?? []),
  ];
}

function refused(one: Claim, all: readonly Claim[], owner: string | undefined): Refusal | undefined {
  const id = one.draft.id;
  if (id === owner) return undefined;
  const other = all.find(({ draft }) => (owner === undefined ? draft.id !== id : draft.id === owner));
  const whose = owner ?? other?.draft.id;
  if (whose === undefined) return undefined;
  const words = `${owner === undefined ? "is also that of" : "already belongs to"} "${whose}"`;
  // One that is inherited is to be replaced in the brand itself, not where others need it.
  return { ...one, layers: one.draft.layers.slice(-1), words: other ? `${words}, in ${placeOf(other)}` : words };
}

/** The one brand that writes a value which the others inherit. */
function writerOf(claims: readonly Claim[]): string | undefined {
  const [writer, ...others] = claims.filter(
    ({ draft: { layers }, path }) => settingsOf(layers, path).at(-1)?.layer === layers.at(-1),
  );
  return others.length === 0 ? writer?.draft.id : undefined;
}

function placeOf({ draft, path }: Claim): string {
  const { file, line } = locate(draft.layers, path, "value");
  return `${file.path}:${line}`;
}
