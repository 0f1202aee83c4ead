import { randomUUID } from "node:crypto";
import type { AgentLink } from "#gateway/agent-registration.ts";
import type { DescribedValues } from "#gateway/described.ts";
import type { TeamMember } from "#gateway/team.ts";
import { decimalOf } from "#kernel/money.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { lockAccount } from "../database/lock-account.ts";
import { rowWithKey } from "../database/row-with-key.ts";
import type { Account, Database } from "../database/tables.ts";
import { linkOf, MOST_CODES, newCode } from "../invitations/codes.ts";
import { basicRate, rebated } from "../play/rebate.ts";
import { linkCodes } from "./joining.ts";
import type { Calling } from "./agent-caller.ts";
import { readRates, refuseRates } from "./rate-fields.ts";
import { choicesFor } from "./set-rates.ts";

/** What an agent asks for. */
interface Wanted {
  name: string;
  type: TeamMember["type"];
  rates: DescribedValues;
  idempotencyKey?: string | undefined;
}

/** The links of an agent that work, the newest first. */
export async function linksOf(database: Database, agent: Account, address: string): Promise<AgentLink[]> {
  const rows = await linkRows(database, agent.id);
  return rows.map(({ code, name, type, rates, came, created_at }) => {
    const sorted = rebated
      .map((category) => rates[category] ?? Number(basicRate(category)))
      .toSorted((one, other) => one - other);
    return {
      code,
      name,
      type,
      link: linkOf(code, address),
      came: Number(came),
      lowest: decimalOf(BigInt(sorted[0] ?? 0)),
      highest: decimalOf(BigInt(sorted.at(-1) ?? 0)),
      createdAt: created_at.toISOString(),
    };
  });
}

/** Creates a link, once for each key. Throws what is wrong with it. */
export async function createLink(calling: Calling, wanted: Wanted): Promise<string> {
  const { database, agent, clock } = calling;
  const name = wanted.name.trim();
  if (name === "") throw new PlatformError("field.invalid", "A link needs a name", { field: "name" });
  const rates = readRates(wanted.rates);
  const key = wanted.idempotencyKey ?? randomUUID();
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, agent.id);
    const earlier = await rowWithKey(transaction, "affiliate_codes", agent.id, key);
    if (earlier) return earlier.code;
    const links = await linkRows(transaction, agent.id);
    if (links.length >= MOST_CODES)
      throw new PlatformError("affiliate.full", `An agent has ${MOST_CODES} links at most: remove one first`);
    if (links.some((other) => other.name.toLowerCase() === name.toLowerCase()))
      throw new PlatformError("field.invalid", "Another link has this name", { field: "name" });
    refuseRates(rates, await choicesFor(transaction, agent, undefined));
    const code = await newCode(transaction, agent, { name, main: false, idempotency_key: key }, clock);
    const kept = JSON.stringify(Object.fromEntries([...rates].map(([category, rate]) => [category, Number(rate)])));
    await transaction
      .insertInto("agent_links")
      .values({ merchant_code: agent.merchant_code, code, type: wanted.type, rates: kept })
      .execute();
    return code;
  });
}

/** Removes a link. Waits for who registers by it at this moment. */
export async function removeLink({ database, agent, clock }: Calling, given: string): Promise<void> {
  const code = given.trim().toUpperCase();
  const row = await linkCodes(database)
    .select("affiliate_codes.code")
    .where("affiliate_codes.account_id", "=", agent.id)
    .where("affiliate_codes.code", "=", code)
    .executeTakeFirst();
  if (!row) throw new PlatformError("request.unknown", "The agent has no such link");
  await database
    .updateTable("affiliate_codes")
    .set({ removed_at: clock.now() })
    .where("account_id", "=", agent.id)
    .where("code", "=", code)
    .where("removed_at", "is", null)
    .execute();
}

function linkRows(database: Database, agentId: string) {
  return linkCodes(database)
    .select(["affiliate_codes.code", "name", "created_at", "agent_links.type", "agent_links.rates"])
    .select(({ selectFrom }) =>
      selectFrom("invitations")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .whereRef("invitations.merchant_code", "=", "affiliate_codes.merchant_code")
        .whereRef("invitations.code", "=", "affiliate_codes.code")
        .as("came"),
    )
    .where("affiliate_codes.account_id", "=", agentId)
    .where("removed_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("affiliate_codes.code")
    .execute();
}
