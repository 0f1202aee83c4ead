import { nearest } from "#kernel/near.ts";
import { touches } from "../../layer/change.ts";
import { enumerations } from "#gateway/enumerations.ts";
import { choiceHint, didYouMean, oneOf } from "../../findings/words.ts";
import { choicesIn } from "../../validate/choices.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Path } from "../../validate/walk.ts";
import { withOtherSource } from "../../analyse/other-source.ts";
import { namedFields, shownFields, type NamedField, type ShownField } from "../../analyse/shown-fields.ts";
import type { Check } from "../check.ts";

export const unknownField: Check = {
  id: "unknown-field",
  severity: "error",
  beyond: {
    when: (change) =>
      touches(change, "screens") &&
      change.whole.walk.fields.some(({ source, path }) => source === "row" && path[0] === "forms"),
    because: "A form that the layer does not change may take a field that the entries of a changed screen do not have.",
  },
  description:
    "What a cell or an option names is a field of what the source lists, or one of its values; a choice is of an enumeration.",
  about: [
    "[The entities](reference/entities.md) and their fields are those of the contract. A cell shows the field that it is named like, unless it names another in `field`.",
  ],
  run: { brand: unknown, layer: unknown },
};

function unknown(draft: Draft): Finding[] {
  const strange = namedFields(draft).filter(({ field }) => field === undefined);
  return [
    ...strange.map((one) => withOtherSource(strangeField(one), one.call, draft)),
    ...shownFields(draft).flatMap(strangeValues),
    ...strangeEnumerations(draft),
  ];
}

/** Choices of an enumeration that the contract does not have. */
function strangeEnumerations({ value }: Draft): Finding[] {
  const known = [...enumerations.keys()];
  return choicesIn(value).flatMap(({ path, choice: { of } }): Finding[] => {
    if (of === undefined || enumerations.has(of)) return [];
    const entity = of.split(".")[0] ?? "";
    const others = known.filter((name) => name.startsWith(`${entity}.`));
    return [
      {
        path: [...path, "of"],
        at: "value",
        message: `"${of}" is not an enumeration of the contract.`,
        hint: didYouMean(of, known) ?? choiceHint(of, others.length > 0 ? others : known),
      },
    ];
  });
}

function strangeField({ name, path, at, call, of: { entity, fields } }: NamedField): Finding {
  const known = Object.entries(fields).flatMap(([field, { type }]) => (type === "nested" ? [] : [field]));
  const meant = at === "key" ? nearest(name, known) : undefined;
  return {
    path,
    at,
    ...(meant !== undefined && { meant: [...path.slice(0, -1), meant] }),
    message: `"${name}" is not a field of ${entity}.`,
    hint: didYouMean(name, known) ?? `It has ${oneOf(known)}.`,
    relies: [...(call ? [{ path: call }] : []), { path: sourceOf(path) }],
  };
}

/** Where the widget says whose fields it shows; without one they are those of what is around it. */
function sourceOf(path: Path): Path {
  return [...path.slice(0, path.lastIndexOf("options") + 1), "source"];
}

/** Values that a cell gives words, tones or icons, although the field never has them. Any text and number may get a word. */
function strangeValues({
  cell,
  name,
  of: { entity },
  field: { values },
  written: { texts, tones, icons },
}: ShownField): Finding[] {
  if (values.length === 0) return [];
  return Object.entries({ texts, tones, icons }).flatMap(([option, map]) =>
    Object.keys(map ?? {})
      .filter((value) => !values.includes(value))
      .map((value): Finding => ({
        path: [...cell, option, value],
        at: "key",
        ...neverThat(value, { name, of: { entity } }, values),
      })),
  );
}

function neverThat(
  value: string,
  { name, of }: { name: string; of: Pick<NamedField["of"], "entity"> },
  values: readonly string[],
): Pick<Finding, "message" | "hint"> {
  return {
    message: `${of.entity}.${name} is never "${value}".`,
    hint: didYouMean(value, values) ?? `It is one of ${oneOf(values)}.`,
  };
}
