import type { Handler } from "../calls/call-context.ts";
import { agentOf } from "../merchants/agents.ts";
import { periodOf } from "../records/period.ts";
import { activeIn } from "../team/active.ts";
import { figuresOf } from "../team/figures.ts";
import { countOnline } from "../team/online.ts";
import { whose } from "../team/whose.ts";

/** What the call calls the days of its period. */
const DAYS = { from: "startDate", to: "endDate" };

export const teamKpi: Handler<"teamKpi"> = async ({ database, merchant, clock, input, session }) => {
  const agent = agentOf({ session });
  const period = periodOf({ input: { from: input.startDate, to: input.endDate }, merchant, clock }, DAYS);
  const team = await whose(database, agent.id, "team");
  const { registered } = await figuresOf(database, team, period);
  const { signedIn, betting } = await activeIn(database, team, period);
  return {
    footer: {
      teamLoginMemberCount: signedIn,
      teamBetMemberCount: betting,
      teamRegisterMemberCount: Number(registered),
      teamOnlineCount: await countOnline(database, team, clock),
    },
  };
};
