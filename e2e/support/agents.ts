import type { Page } from "@playwright/test";
import type { CallOutput } from "#gateway/contract.ts";
import { SEED_PASSWORD } from "../../sandbox/seed/accounts.ts";
import type { Cell } from "./matrix.ts";
import { addressOf, newMember } from "./members.ts";
import { valueAs, valueOf } from "./platform-call.ts";
import { keepInTab } from "./tab-session.ts";

/** An account that an agent has opened, signed in. */
export interface OpenedAccount {
  username: string;
  password: string;
  session: CallOutput<"login">;
}

/** An agent of the demo whose team no other journey looks at. */
const AGENT = "selya";

/** Opens an account through the API, directly below an agent, and signs it in. */
export async function openedBelow(
  cell: Cell,
  { below, type = "agent" }: { below?: OpenedAccount; type?: "agent" | "member" } = {},
): Promise<OpenedAccount> {
  const member = newMember();
  const { username, password } = member;
  const signIn = (name: string, secret: string) =>
    valueOf(cell, "login", { type: "username", username: name, password: secret }, addressOf(member));
  const above = below?.session ?? (await signIn(AGENT, SEED_PASSWORD));
  await valueAs(cell, above, "openAccount", { username, password, type, rates: {} });
  return { username, password, session: await signIn(username, password) };
}

/** Opens an agent's account and stores its session in the tab for its next page. */
export async function enterAsAgent(page: Page, cell: Cell): Promise<OpenedAccount> {
  const agent = await openedBelow(cell);
  await keepInTab(page, cell, agent.session);
  return agent;
}
