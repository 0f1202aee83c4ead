import { isBinding } from "#descriptor/vocabulary/binding.ts";
import type { Draft } from "#compile/layer/draft.ts";
import type { Path } from "#compile/validate/walk.ts";
import { isObject } from "#kernel/json.ts";
import { pointerOf, valueAtPath } from "#kernel/pointer.ts";
import { takenBy, type AnyBinding, type Taken } from "./asked.ts";

/** A value that is taken from elsewhere: a parameter, a limit, what is compared, what a review shows. */
export interface TakenValue {
  bound: AnyBinding;
  taken: Taken | undefined;
}

/** What the value at a path is taken from; undefined for one that is written there. */
export function takenAt({ value, walk }: Draft, path: Path): TakenValue | undefined {
  const bound = reviewedAt(value, path) ?? bindingAt(value, walk, path);
  return bound && { bound, taken: takenBy(bound, value, path) };
}

/** A binding says with one key where its value comes from. */
function bindingAt(value: unknown, { references, fields }: Draft["walk"], path: Path): AnyBinding | undefined {
  const bound = valueAtPath(value, path);
  const [kind = "", ...more] = isBinding(bound) ? Object.keys(bound) : [];
  if (kind === "" || more.length > 0) return undefined;
  const place = pointerOf([...path, kind]);
  return [...references, ...fields].some((one) => pointerOf(one.path) === place) ? (bound as AnyBinding) : undefined;
}

/** The field that a row of a review shows. */
function reviewedAt(value: unknown, path: Path): AnyBinding | undefined {
  const [root, , , , inside, id] = path;
  const review =
    root === "forms" && inside === "fields" && path.length === 6 ? valueAtPath(value, path.slice(0, 4)) : undefined;
  return isObject(review) && review["kind"] === "review" ? { input: String(id) } : undefined;
}
