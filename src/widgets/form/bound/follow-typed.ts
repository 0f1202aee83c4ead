import type { Facts } from "#conditions/facts.ts";
import { compares } from "#conditions/compares.ts";
import type { Values } from "../values/check-value.ts";
import { typedValue, type Around } from "./typed-values.ts";
import type { Methods } from "../values/methods.ts";

/** A form as it is shown now, with what is typed in it. */
export interface Typed extends Around {
  methods: Methods;
}

/** Gets what comparisons come to, as the state of a component: wrapped in a function. */
export type Tell = (compare: () => Facts["compare"]) => void;

/** The comparisons of a form that matched last, and how to stop following it. */
const followed = new WeakMap<Typed["methods"], { matching: string; stop(): void }>();

/**
 * Tells what comparisons of what is typed come to, now and whenever that changes. What a field that is not shown would
 * send does not count. Following a form again, as it is shown next, ends the time before.
 */
export function followTyped({ methods, ...around }: Typed, tell: Tell): void {
  const before = followed.get(methods);
  before?.stop();
  const look = () => {
    const matching = matchingIn(methods.getValues(), around);
    if (matching === follows.matching) return;
    follows.matching = matching;
    tell(() => (one) => matching.includes(JSON.stringify(one)));
  };
  const { unsubscribe } = methods.watch(look);
  const follows = { matching: before?.matching ?? "", stop: unsubscribe };
  followed.set(methods, follows);
  look();
}

/** The comparisons that hold, as one text. */
function matchingIn(values: Values, around: Around): string {
  return (around.form.compares ?? [])
    .filter((one) => "input" in one.of && compares(one, typedValue(one.of.input, values, around)))
    .map((one) => JSON.stringify(one))
    .join("\n");
}
