import { contract } from "#gateway/contract.ts";
import { looksAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Check } from "../check.ts";

export const unknownCall: Check = {
  id: "unknown-call",
  severity: "error",
  description: "A path of the brand's platform is set for a call that the gateway contract has.",
  about: [
    "The names in `gateway.paths` are those of the calls of the contract: see the reference of the calls. A misspelt one would have no effect.",
  ],
  run: { brand: unknownCalls, layer: unknownCalls },
};

const calls = Object.keys(contract);

function unknownCalls(draft: Draft): Finding[] {
  if (!looksAt(draft, "gateway")) return [];
  return Object.keys(draft.value.gateway?.paths ?? {})
    .filter((name) => !calls.includes(name))
    .map((name) => ({
      path: ["gateway", "paths", name],
      at: "key",
      message: `There is no call "${name}", so this path has no effect.`,
      hint: choiceHint(name, calls),
    }));
}
