import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

const unreadable = ["(abc", "[a-", "a{2,1}", "*a", "abc)", "(?<n", "[z-a]+"];
const catastrophic = ["(a+)+", "([a-z]+)*x", "(a|a)*", "(\\d+|\\w+)*", "([0-9]+)+"];

/** A pattern that is invalid, or that can take exponential time. */
export const badPattern: MutationKind = {
  name: "bad pattern",
  mutate: ({ text, places }, random) => {
    const place = random.some(
      places.filter(({ path }) => path[0] === "rules" && path.length === 3 && path[2] === "pattern"),
    );
    return (
      place && {
        ...replaced(text, place.value, JSON.stringify(random.pick(random.pick([unreadable, catastrophic])))),
        path: place.path,
      }
    );
  },
};
