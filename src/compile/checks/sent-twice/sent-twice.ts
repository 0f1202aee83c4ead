import type { Condition } from "#descriptor/vocabulary/condition.ts";
import type { Form } from "#descriptor/form.ts";
import { questionsIn } from "#conditions/depends.ts";
import { holds } from "#conditions/holds.ts";
import { possibleScenarios } from "../../analyse/possible-scenarios.ts";
import { sentBy } from "../../analyse/sent-parameters.ts";
import { touches } from "../../layer/change.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import type { Layer } from "../../layer/layer.ts";
import { settingsOf } from "../../layer/provenance.ts";
import { layersAtFault } from "../../validate/layers-at-fault.ts";
import { within, type Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";
import { madeTwice } from "./made-twice.ts";

export const sentTwice: Check = {
  id: "sent-twice",
  severity: "error",
  description:
    "Of fields that are shown together, each is sent in a parameter of its own, and so is all that a form gives its other calls.",
  about: [
    "A parameter has one value: of two fields that send the same one, the later replaces the earlier, and what is typed there is lost. Give one of them another parameter (`sends`), or show them to different visitors (`when`). Fields that the platform describes are one object in one parameter, so two groups need two parameters, too. Whether what is typed shows one field or the other is not judged.",
  ],
  beyond: {
    when: (change) => touches(change, "forms", "flags", "features"),
    because: "Flags decide which fields are shown together.",
  },
  reads: ([section, id = ""], { value: { forms, flags, features } }) =>
    section === "forms"
      ? rivalsIn(id, forms?.[id] ?? {})
      : section === "flags"
        ? flags
        : section === "features" && features,
  run: {
    brand: (draft) => [...clashes(draft, pairsIn), ...repeats(draft)],
    layer: (draft) => [...clashes(draft, pairsInAll), ...repeats(draft)],
  },
};

function repeats(draft: Draft): Finding[] {
  return draft.change ? [] : madeTwice(draft);
}

function clashes(draft: Draft, pairsOf: typeof pairsIn): Finding[] {
  if (draft.change) return [];
  return Object.keys(draft.value.forms ?? {}).flatMap((form) => {
    // Fields that send several parameters, such as a number and its country, are reported once.
    const pairs = new Map(
      pairsOf(form, draft)
        .filter((pair) => !isUnclear(form, pair, draft))
        .toReversed()
        .map((pair) => [`${pair.first.id} ${pair.second.id}`, pair]),
    );
    return [...pairs.values()].map((pair) => findingOf(form, pair, draft));
  });
}

/**
 * Whether what shows the two to different visitors may be misspelt. Not a part that the finding relies on: what it
 * explains lies in the same form, and two findings would explain each other.
 */
function isUnclear(form: string, { first, second }: Pair, { walk }: Draft): boolean {
  const parts = [["fields", first.id], ["fields", second.id], ["steps"]].map((part) => ["forms", form, ...part]);
  return walk.mismatches.some(({ path }) => parts.some((part) => within(path, part)));
}

/** A field that gives its form's call a parameter. */
interface Sender {
  id: string;
  name: string;
  /** Where the parameter is named. */
  path: Path;
  at: "key" | "value";
  when: readonly Condition[];
}

interface Pair {
  first: Sender;
  second: Sender;
}

function pairsIn(form: string, draft: Draft): Pair[] {
  return rivalsIn(form, draft.value.forms?.[form] ?? {}).filter(({ first, second }) =>
    areTogether([...first.when, ...second.when], draft),
  );
}

/**
 * Fields that name the same parameter, whether they are shown together or not. They are in alphabetical order: brands
 * show fields in orders of their own, and what a layer below them got wrong is one finding for all of them.
 */
function rivalsIn(form: string, described: AsFarAsRead<Form>): Pair[] {
  const senders = sendersIn(form, described).sort(({ id: one }, { id: other }) => (one < other ? -1 : +(one > other)));
  return senders.flatMap((second, index) =>
    senders
      .slice(0, index)
      .flatMap((first) => (first.name === second.name && first.id !== second.id ? [{ first, second }] : [])),
  );
}

/** Pairs that are shown together whatever the flags are: those a brand may set. */
function pairsInAll(form: string, draft: Draft): Pair[] {
  return pairsIn(form, draft).filter(({ first, second }) => first.when.length + second.when.length === 0);
}

function sendersIn(form: string, { fields = {}, steps = {} }: AsFarAsRead<Form>): Sender[] {
  return Object.entries(fields).flatMap(([id, field]) => {
    const around = Object.values(steps).filter((step) => step?.fields?.includes(id));
    const when = [field?.when, ...around.map((step) => step?.when)].filter((one) => one !== undefined);
    return sentBy(id, field).map(({ name, steps: inside, at }): Sender => ({
      id,
      name,
      path: ["forms", form, "fields", ...inside],
      at,
      when,
    }));
  });
}

/** Whether somebody sees what all conditions are for. What is typed may select one of several fields. */
function areTogether(conditions: readonly Condition[], draft: Draft): boolean {
  if (conditions.flatMap(questionsIn).some((asked) => "compare" in asked)) return false;
  return possibleScenarios(conditions, draft).some((facts) => conditions.every((one) => holds(one, facts)));
}

function findingOf(form: string, { first, second }: Pair, draft: Draft): Finding {
  const layers = layersAtFault(draft, (below) =>
    pairsIn(form, below).some((one) => one.first.id === first.id && one.second.id === second.id),
  );
  const place = highestPlace([second, first], form, layers);
  return {
    ...place,
    layers,
    // Another parameter was meant: that one is not sent.
    ...(place.path.at(-1) === "sends" && { explains: [["forms", form]] }),
    message: `"${first.id}" and "${second.id}" of the form "${form}" are sent as "${second.name}": one replaces the other.`,
    hint: "Send one of them in another parameter, show them to different visitors, or remove one.",
  };
}

/** Of what makes two fields clash, what the highest layer says. */
function highestPlace(
  senders: readonly Sender[],
  form: string,
  layers: readonly Layer[],
): Pick<Finding, "path" | "at"> {
  const named = (how: "key" | "value") => senders.filter(({ at }) => at === how);
  const places: Pick<Finding, "path" | "at">[] = [
    ...named("value"),
    ...senders.map(({ id }) => ({ path: ["forms", form, "fields", id, "when"], at: "value" as const })),
    // A layer that says anything of a field says its key.
    ...named("key"),
  ].map(({ path, at }) => ({ path, at }));
  const heights = places.map(({ path }) => layers.indexOf(settingsOf(layers, path).at(-1)?.layer as Layer));
  return places[heights.indexOf(Math.max(...heights))] ?? { path: ["forms", form], at: "key" };
}
