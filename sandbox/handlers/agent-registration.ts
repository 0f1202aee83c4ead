import { agentCaller } from "../agents/agent-caller.ts";
import { createLink, linksOf, removeLink } from "../agents/links.ts";
import { nameState, openBelow } from "../agents/open-account.ts";
import type { Handler } from "../calls/call-context.ts";
import { countAttempt } from "../security/limits.ts";

export const checkUserName: Handler<"checkUserName"> = async (context) => {
  const { database, merchant, agent, clock } = agentCaller(context);
  await countAttempt(database, merchant.code, "nameCheckOfAgent", agent.id, clock.now());
  return { state: await nameState(database, merchant, context.input.username) };
};

export const openAccount: Handler<"openAccount"> = async (context) => {
  const calling = agentCaller(context);
  await countAttempt(calling.database, calling.merchant.code, "accountOfAgent", calling.agent.id, calling.clock.now());
  const { id, username } = await openBelow(calling, context.input);
  return { id, userName: username };
};

export const agentLinks: Handler<"agentLinks"> = async (context) => {
  const { database, agent } = agentCaller(context);
  return linksOf(database, agent, context.input.address);
};

export const createAgentLink: Handler<"createAgentLink"> = async (context) => ({
  code: await createLink(agentCaller(context), context.input),
});

export const removeAgentLink: Handler<"removeAgentLink"> = async (context) => {
  await removeLink(agentCaller(context), context.input.code);
  return { removed: true };
};
