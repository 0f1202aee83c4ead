import type * as Draw from "#app/draw.tsx";
import { contract } from "#gateway/contract.ts";
import { answerTo } from "#gateway/example-answers.ts";
import type { Situation } from "./situations.ts";

type Transport = Parameters<typeof Draw.platformOf>[0];

const platforms = new Map<Situation["answers"], Draw.Platform>();

/** A platform that answers every call as the contract declares it, or none: the same one for all pages. */
export function platformFor({ answers }: Situation, platformOf: typeof Draw.platformOf): Draw.Platform {
  const known = platforms.get(answers) ?? platformOf(transportFor(answers));
  platforms.set(answers, known);
  return known;
}

function transportFor(amount: Situation["answers"]): Transport {
  if (amount === "failed") return () => Promise.reject(new Error("The platform does not answer."));
  return ({ call }) => Promise.resolve(answerTo(contract[call], amount));
}
