import type { Draft, Finding } from "../../layer/draft.ts";
import { choicesIn } from "../../validate/choices.ts";
import type { Check } from "../check.ts";

export const choiceWithoutValues: Check = {
  id: "choice-without-values",
  severity: "error",
  description: "A choice takes its values from one of `of`, `from` and `choices`, and has a label.",
  run: { brand: unclear, layer: unclear },
};

const origins = ["of", "from", "choices"] as const;

function unclear({ value, isBrand }: Draft): Finding[] {
  return choicesIn(value).flatMap(({ path, choice }): Finding[] => {
    const id = path.at(-1);
    const [used, ...others] = origins.filter((origin) => choice[origin] !== undefined);
    if (used === undefined) {
      const message = `The filter "${id}" has nothing to choose.`;
      const hint = 'Write "of", an enumeration of the contract, "from", a call, or "choices" of its own.';
      // Brands may complete the layers below them.
      return isBrand ? [{ path, at: "key", message, hint, relies: { path, inside: true } }] : [];
    }
    if (choice.label === undefined && used === "choices" && isBrand)
      return [
        {
          path: [...path, "label"],
          at: "missing",
          message: '"label" is missing.',
          hint: "Choices of its own have no label.",
        },
      ];
    return others.map((other) => ({
      path: [...path, other],
      at: "key",
      message: `The filter "${id}" takes its values from "${used}" already.`,
      hint: `Remove one of them; a layer removes what is below it with null.`,
    }));
  });
}
