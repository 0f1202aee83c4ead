import type { Handler } from "../calls/call-context.ts";
import { agentOf } from "../merchants/agents.ts";
import { greetingAt } from "../merchants/greeting.ts";
import { dayOf } from "../records/days.ts";

export const agentHome: Handler<"agentHome"> = async ({ session, merchant: { timeZone }, clock }) => ({
  greeting: greetingAt(clock.now(), timeZone),
  userName: agentOf({ session }).username,
  day: dayOf(clock.now(), timeZone),
  timeZone,
});
