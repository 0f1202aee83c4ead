import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import type { FieldType } from "#gateway/field-types.ts";
import { isPage } from "#gateway/pages.ts";
import { isObject } from "#kernel/json.ts";
import { pointerOf, valueAtPath } from "#kernel/pointer.ts";
import { withOtherSource } from "../../analyse/other-source.ts";
import { shownFields, type ShownField } from "../../analyse/shown-fields.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const wrongSeries: Check = {
  id: "wrong-series",
  severity: "error",
  description: "A chart draws figures of a whole list along one field.",
  about: [
    "A series is a field that is money, a number or a rate. `x` has one cell. The call of the source answers its whole list, not pages.",
  ],
  run: { brand: wrong, layer: wrong },
};

const figures: ReadonlySet<FieldType> = new Set(["money", "integer", "rate"]);

function wrong(draft: Draft): Finding[] {
  const shown = shownFields(draft);
  return draft.walk.placements
    .filter(({ widget }) => widget === "chart")
    .flatMap(({ path }) => {
      const options = [...path, "options"];
      const paged = pagedSource(draft, options);
      return [...wrongCounts(draft, options), ...(paged.length > 0 ? paged : wordsAsFigures(shown, options))];
    });
}

function wrongCounts({ value }: Draft, options: Path): Finding[] {
  const [x, series] = ["x", "series"].map((key) => {
    const cells = valueAtPath(value, [...options, key]);
    return isObject(cells) ? Object.keys(cells).length : undefined;
  });
  return [
    ...(x === undefined || x === 1
      ? []
      : [
          finding([...options, "x"], `A chart has one field along its axis, not ${x}.`, 'Keep one, for example "day".'),
        ]),
    ...(series === 0
      ? [finding([...options, "series"], "The chart draws nothing: it has no series.", "Name a figure of the source.")]
      : []),
  ];
}

function pagedSource(draft: Draft, options: Path): Finding[] {
  const path = [...options, "source", "call"];
  const call = valueAtPath(draft.value, path);
  const calls: Readonly<Record<string, Endpoint>> = contract;
  const asked = typeof call === "string" && Object.hasOwn(calls, call) ? calls[call] : undefined;
  if (!asked || !isPage(asked.output)) return [];
  const message = `"${String(call)}" answers in pages: a chart would draw the first of them only.`;
  return [
    withOtherSource(
      {
        ...finding(path, message, "Name a call that answers its whole list, such as sums by day."),
        explains: [path],
      },
      path,
      draft,
    ),
  ];
}

function wordsAsFigures(shown: readonly ShownField[], options: Path): Finding[] {
  const series = pointerOf([...options, "series"]);
  return shown
    .filter(({ cell, field: { type } }) => pointerOf(cell.slice(0, -1)) === series && !figures.has(type))
    .map(({ path, at, name, of: { entity } }) => ({
      path,
      at,
      message: `${entity}.${name} is no figure, so a chart cannot draw it.`,
      hint: "Name a field that is money, a number or a rate.",
    }));
}

function finding(path: Path, message: string, hint: string): Finding {
  return { path, at: "value", message, hint };
}
