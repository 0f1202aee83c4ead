import type { Draft, Finding } from "../layer/draft.ts";
import { causeInAccess } from "./constant-by-access.ts";
import { constantConditions } from "./constant-conditions.ts";
import { causeBehind } from "./contradicted-rules.ts";

/** What is said of a condition with one possible result. */
interface Words {
  /** Where it is constant by itself, as the end of "This condition … holds". */
  alone: string;
  hint: string;
}

/** A finding for each condition of a brand that always or never holds. */
export function constantFindings(draft: Draft, answer: "always" | "never", { alone, hint }: Words): Finding[] {
  return constantConditions(draft)
    .filter((one) => one.answer === answer)
    .map((one) => ({
      path: one.path,
      at: "value",
      message: `This condition ${answer} holds${one.because === undefined ? alone : ` here, because of ${one.because}`}.`,
      hint,
      ...(one.rule && { relies: { path: one.rule }, cause: causeBehind(one.rule, draft) ?? causeInAccess(one, draft) }),
    }));
}
