import { kindOf } from "../findings/words.ts";
import type { Mismatch, Path, Walk } from "./walk.ts";

/** What is not as its schema says; the value is marked unless `at` names another place. */
export function wrongShape(path: Path, message: string, hint?: string, at: Mismatch["at"] = "value"): Mismatch {
  return { rule: "wrong-shape", path, at, message, hint };
}

/** A key, the last step of the path, that the schema does not have. */
export function unknownKey(path: Path, hint?: string): Mismatch {
  return { rule: "unknown-key", path, at: "key", message: `Unknown key "${String(path.at(-1))}".`, hint };
}

/** Reports what is no object. */
export function expectObject(value: unknown, path: Path, into: Walk, hint: string | undefined): undefined {
  into.mismatches.push(wrongShape(path, `Expected an object, not ${kindOf(value)}.`, hint));
}
