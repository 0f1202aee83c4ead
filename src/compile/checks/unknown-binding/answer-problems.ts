import { answeredBy } from "#gateway/named-entities.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { callNamed } from "../../analyse/screen-values.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { answeringCallAt, noAnswer } from "../../validate/answer-scope.ts";

/** Fields of an answer where there is none, or of one that has no fields which a brand can name. */
export function answersOutOfScope({ walk, value }: Draft): Finding[] {
  return walk.fields.flatMap(({ source, path }): Finding[] => {
    if (source !== "answer") return [];
    const at = answeringCallAt(value, path);
    // What a misspelt name of `after` has is reported as such.
    if (!at) return [{ path, at: "value", ...noAnswer, relies: { path } }];
    const problem = problemOf(valueAtPath(value, at));
    return problem ? [{ path, at: "value", ...problem, relies: { path: at } }] : [];
  });
}

function problemOf(name: unknown): Pick<Finding, "message" | "hint"> | undefined {
  const call = typeof name === "string" ? callNamed(name) : undefined;
  // A call that the contract does not have is reported as such.
  if (!call) return undefined;
  const answered = answeredBy(call);
  if (answered && !answered.many) return undefined;
  return {
    message: answered
      ? `"${String(name)}" answers a list, of which no field can be named.`
      : `"${String(name)}" answers nothing that can be named.`,
    hint: "Name a field of a call that answers one entity of the contract.",
  };
}
