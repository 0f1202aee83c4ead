import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

const impossible = [
  '{ "all": [{ "visitor": "guest" }, { "visitor": "member" }] }',
  '{ "all": [{ "flag": "DIRECTREG3" }, { "not": { "flag": "DIRECTREG3" } }] }',
  '{ "all": [{ "memberType": [4] }, { "visitor": "member" }] }',
];

/** A condition that no visitor can meet. */
export const impossibleCondition: MutationKind = {
  name: "condition that never holds",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter(({ path, below }) => path.at(-1) === "when" && below === undefined));
    return place && { ...replaced(text, place.value, random.pick(impossible)), path: place.path };
  },
};
