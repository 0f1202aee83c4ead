import type { Draft, Finding } from "../../layer/draft.ts";
import { choicesIn } from "../../validate/choices.ts";
import type { Check } from "../check.ts";

export const choiceWithoutValues: Check = {
  id: "choice-without-values",
  severity: "error",
  description: "A choice takes its values from one of `from`, `choices` and, as a filter, `of`, and has a label.",
  about: [
    "`of` names an enumeration of the contract, whose words are the texts `<entity>.<field>.<value>`; `from` a call that lists the choices; `choices` are the brand's own, which need a `label`. A field of a form of the kind `choice` has `from` or `choices`. A layer that names another origin sets that of the layer below to null.",
  ],
  run: { brand: unclearOnes, layer: unclearOnes },
};

function unclearOnes(draft: Draft): Finding[] {
  return [...unclear(draft), ...unclearFields(draft)];
}

/** Fields of forms, and their presets: what is written in a preset is one finding, wherever it is used. */
function unclearFields({ value: { forms = {}, fields = {} }, isBrand }: Draft): Finding[] {
  const all = [
    ...Object.entries(fields).map(([id, field]) => [["fields", id], field] as const),
    ...Object.entries(forms).flatMap(([form, written]) =>
      Object.entries(written?.fields ?? {}).map(([id, field]) => [["forms", form, "fields", id], field] as const),
    ),
  ];
  return all.flatMap(([path, field]): Finding[] => {
    if (field?.kind !== "choice") return [];
    if (field.choices && field.from) {
      const message = 'The field takes its values from "choices" already.';
      const hint = "Remove one of them; a layer removes what is below it with null.";
      return [{ path: [...path, "from"], at: "key", message, hint }];
    }
    if (field.choices || field.from || !isBrand) return [];
    const hint = 'Write "from", a call, or "choices" of its own.';
    return [
      {
        path,
        at: "key",
        message: "The field has nothing to choose.",
        hint,
        // Its origin may be that of a preset.
        relies: [path.slice(0, 2), ["fields"]].map((part) => ({ path: part, inside: true })),
      },
    ];
  });
}

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
