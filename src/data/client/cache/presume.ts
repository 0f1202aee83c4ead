import type { CallName } from "#gateway/contract.ts";
import { isObject, type JsonObject } from "#kernel/json.ts";
import type { Answers } from "../use-call.ts";
import { effectsOf } from "./effects.ts";

function presumptionsOf(call: CallName): NonNullable<ReturnType<typeof effectsOf>["presumes"]> {
  return effectsOf(call).presumes ?? {};
}

/** Shows at once what the contract says is known of other answers when a call is sent. */
export function presume(answers: Answers, call: CallName, { id }: Readonly<Record<string, unknown>>): void {
  for (const [changed, known] of Object.entries(presumptionsOf(call)))
    answers.setQueriesData<unknown>({ queryKey: [changed] }, (answer: unknown) => {
      if (typeof known !== "number") return withFields(answer, id, known);
      return typeof answer === "number" ? Math.max(0, answer + known) : answer;
    });
}

/** Whether what was presumed of an answer is all that a successful call changes in it. */
export function holdsPresumed(call: CallName, changed: CallName): boolean {
  return typeof presumptionsOf(call)[changed] === "object";
}

/** An answer in which the entry with the id has other fields; parts without it stay the same objects. */
function withFields(answer: unknown, id: unknown, fields: object): unknown {
  if (Array.isArray(answer)) {
    const changed = answer.map((one: unknown) => withFields(one, id, fields));
    return changed.some((one, place) => one !== answer[place]) ? changed : (answer as unknown[]);
  }
  if (!isObject(answer)) return answer;
  if (answer["id"] === id) return { ...answer, ...fields };
  return ["pages", "content"].reduce((now: JsonObject, part) => {
    const inner = withFields(now[part], id, fields);
    return inner === now[part] ? now : { ...now, [part]: inner as never };
  }, answer);
}
