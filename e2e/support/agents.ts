import type { Page } from "@playwright/test";
import type { CallOutput } from "#gateway/contract.ts";
import { required } from "#kernel/assert.ts";
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

interface Opening {
  /** Who opens it; absent: the agent of the demo. */
  below?: Pick<OpenedAccount, "session">;
  type?: "agent" | "member";
  /** Rebates in percent by category; what is left out is what every member has. */
  rates?: Readonly<Record<string, string>>;
}

/** Opens an account through the API, directly below an agent, and signs it in. */
export async function openedBelow(
  cell: Cell,
  { below, type = "agent", rates = {} }: Opening = {},
): Promise<OpenedAccount> {
  const member = newMember();
  const { username, password } = member;
  const above = below?.session ?? (await sessionOf(cell, AGENT));
  await valueAs(cell, above, "openAccount", { username, password, type, rates });
  const signIn = { type: "username", username, password } as const;
  return { username, password, session: await valueOf(cell, "login", signIn, addressOf(member)) };
}

/** A session of an account of the demo, as if on another phone. */
export function sessionOf(cell: Cell, username: string): Promise<CallOutput<"login">> {
  const signIn = { type: "username", username, password: SEED_PASSWORD } as const;
  return valueOf(cell, "login", signIn, addressOf(newMember()));
}

/** The id of somebody in the team of a session's agent. */
export async function idOf(cell: Cell, session: { token: string }, username: string): Promise<string> {
  const { content } = await valueAs(cell, session, "teamMembers", { search: username });
  return required(
    content.find(({ userName }) => userName === username),
    `"${username}" in the team`,
  ).id;
}

/** Opens an agent's account and stores its session in the tab for its next page. */
export async function enterAsAgent(page: Page, cell: Cell): Promise<OpenedAccount> {
  const agent = await openedBelow(cell);
  await keepInTab(page, cell, agent.session);
  return agent;
}
