import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Draft } from "../../layer/draft.ts";
import { noAnswer } from "../answer-scope.ts";
import type { ShapeFinding } from "./mismatches-of.ts";

/** Says of a field of an answer where the schema has none that there is none, instead of what else it takes. */
export function withMisplacedAnswers(found: readonly ShapeFinding[], { merged }: Draft): readonly ShapeFinding[] {
  return found.map((one) =>
    one.at === "value" && isAnswer(valueAtPath(merged, one.path)) ? { ...one, ...noAnswer } : one,
  );
}

function isAnswer(value: unknown): boolean {
  return isObject(value) && typeof value["answer"] === "string" && Object.keys(value).length === 1;
}
