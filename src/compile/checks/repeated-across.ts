import type { Draft, Finding } from "../layer/draft.ts";
import type { Path } from "../validate/walk.ts";
import type { Check } from "./check.ts";

interface About {
  id: string;
  description: string;
  /** The values that must be unique, with their places in the brand. */
  values: (draft: Draft) => readonly { value: string; path: Path }[];
  /** What the value is, at the beginning of a sentence: "The host". */
  noun: string;
}

/** A rule that a value is unique over all brands. The alphabetically first brand keeps it. */
export function repeatedAcross({ id, description, values, noun }: About): Check {
  return {
    id,
    description,
    severity: "error",
    reads: ([section], draft) => values(draft).filter(({ path }) => path[0] === section),
    run: {
      across: (drafts) => {
        const owners = new Map<string, Draft>();
        const repeated: { draft: Draft; finding: Finding }[] = [];
        for (const draft of drafts.filter(({ isBrand }) => isBrand)) {
          for (const { value, path } of values(draft)) {
            const owner = owners.get(value);
            if (!owner) owners.set(value, draft);
            else
              repeated.push({
                draft,
                finding: {
                  path,
                  at: "value",
                  message: `${noun} "${value}" ${owner === draft ? "is used twice in this brand" : `already belongs to "${owner.id}"`}.`,
                },
              });
          }
        }
        return repeated;
      },
    },
  };
}
