import { describe, expect, test } from "vitest";
import { refusalOf } from "#conditions/refusal.ts";
import { factsFor } from "../support/facts.ts";
import { brands } from "../support/every-brand.ts";

/** The pages of contracts with their addresses, whether they are for agents alone, and the sentences of the specification. */
const routes = [
  ["dividend", "/m/member/agent/agentDivident", true, "@games-2-43"],
  ["salaryContract", "/m/member/agent/getSalaryContract", false, "@games-2-32"],
  ["dividendContract", "/m/member/agent/getDevidendContract", false, "@games-2-33"],
  ["hourContract", "/m/member/agent/getHourContract", false, "@games-2-34"],
] as const;

describe.each([...brands])("%s", (_id, brand) => {
  const facts = (memberType: number) =>
    factsFor({
      visitor: [0, 40].includes(memberType) ? "member" : "agent",
      memberType,
      flags: brand.brand.flags,
      remote: { dividendDisplay: true },
    });

  test.each(routes)(
    "%s is at %s (for agents alone: %s), and not for types 40, 41 and 42 %s",
    (route, path, ofAgents) => {
      const own = brand.brand.routes[route];
      const enter = brand.brand.access[own?.access ?? ""]?.enter;
      expect(own?.path).toBe(path);
      for (const type of [1, 2]) expect(refusalOf(enter, facts(type))).toBeNull();
      for (const type of [40, 41, 42]) expect(refusalOf(enter, facts(type))).toMatchObject({ to: "home" });
      expect(refusalOf(enter, facts(0)) === null).toBe(!ofAgents);
    },
  );
});
