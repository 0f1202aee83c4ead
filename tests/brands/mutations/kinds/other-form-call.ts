import { contract } from "#gateway/contract.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

const parametersOf = Object.fromEntries(
  Object.entries(contract).map(([name, { input }]) => [name, Object.keys(input.shape)]),
);

/** A form with a call that takes nothing of what it sends. */
export const otherFormCall: MutationKind = {
  name: "form with another call",
  mutate: ({ text, places }, random) => {
    const place = random.some(
      places.filter(
        ({ path }) => path.length === 4 && path[0] === "forms" && path[2] === "submit" && path[3] === "call",
      ),
    );
    const original = String(place?.json);
    const parameters = parametersOf[original];
    // A form that sends nothing fits every call that needs nothing: which other one was meant cannot be known.
    if (!place || !parameters?.length) return undefined;
    const others = Object.keys(contract).filter(
      (name) => !parametersOf[name]?.some((parameter) => parameters.includes(parameter)),
    );
    const { path, value } = place;
    return { ...replaced(text, value, JSON.stringify(random.pick(others))), original, path };
  },
};
