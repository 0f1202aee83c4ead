import { madeCalls } from "../../analyse/made-calls.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { settingsOf } from "../../layer/provenance.ts";
import { writtenPath } from "../../layer/written-path.ts";
import type { Path } from "../../validate/walk.ts";
import { layersAtFault } from "../../validate/layers-at-fault.ts";

/** Parameters that a call gets twice which a form makes besides its own: to send a code, to check one, after its own. */
export function madeTwice(draft: Draft): Finding[] {
  const found = Object.keys(draft.value.forms ?? {}).flatMap((form) =>
    repeatedIn(form, draft).map((one): Finding => {
      const layers = layersAtFault(draft, (below) => repeatedIn(form, below).some(({ name }) => name === one.name));
      const places = one.places.map(({ path, at }) => ({ path: writtenPath(layers, path), at }));
      const heights = places.map(({ path }) => layers.findLastIndex((layer) => settingsOf([layer], path).length > 0));
      const last = places[heights.lastIndexOf(Math.max(...heights))];
      return {
        path: last?.path ?? ["forms", form],
        at: last?.at ?? "key",
        layers,
        // Another parameter was meant: that one is not sent.
        ...(last?.at === "value" && { explains: [one.part] }),
        message: `${one.maker} gives the call "${one.call}" two values as "${one.name}": one replaces the other.`,
        hint: "Give one of them in another parameter, or remove one.",
      };
    }),
  );
  // What a preset repeats is reported once, there.
  return [...new Map(found.toReversed().map((one) => [one.path.join("/"), one])).values()].toReversed();
}

function repeatedIn(form: string, { value }: Draft): Repeated[] {
  return madeCalls(form, value.forms?.[form] ?? {}).flatMap(({ name: call, maker, steps, given }) =>
    [...new Set(given.map(({ name }) => name))].flatMap((name): Repeated[] => {
      const places = given.flatMap((one) =>
        one.name === name ? [{ path: ["forms", form, ...steps, ...one.steps], at: one.at }] : [],
      );
      return places.length < 2 ? [] : [{ name, call, maker, part: ["forms", form, ...steps], places }];
    }),
  );
}

/** A parameter of a call that several values are given as. */
interface Repeated {
  name: string;
  call: string;
  maker: string;
  /** What makes the call. */
  part: Path;
  places: readonly Pick<Finding, "path" | "at">[];
}
