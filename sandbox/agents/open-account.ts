import { randomUUID } from "node:crypto";
import type { ParsedInput } from "#gateway/contract.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { lockOpenAccount } from "../closing/lock-open-account.ts";
import type { Account, Database } from "../database/tables.ts";
import { findAccount } from "../handlers/accounts.ts";
import { typeBelow } from "../merchants/member-types.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { newAccount } from "../registration/new-account.ts";
import { claimKey } from "../registration/claim-key.ts";
import { fieldInvalid, fieldRefusal } from "../registration/field-rules.ts";
import { fieldRulesOf } from "../registration/rule-sets.ts";
import { welcome } from "../registration/welcome.ts";
import { hashPassword } from "../security/passwords.ts";
import type { Calling } from "./agent-caller.ts";
import { readRates, refuseRates } from "./rate-fields.ts";
import { writeRates } from "./rates.ts";
import { choicesFor, nextDay } from "./set-rates.ts";

type Wanted = Pick<ParsedInput<"openAccount">, "username" | "password" | "type" | "rates" | "idempotencyKey">;

/** Whether an account can be opened with a name, by the rules of registration. */
export async function nameState(
  database: Database,
  merchant: Merchant,
  typed: string,
): Promise<"free" | "taken" | "invalid"> {
  const name = typed.trim();
  if (name === "" || fieldRefusal("username", name, fieldRulesOf(merchant)["username"])) return "invalid";
  return (await findAccount(database, merchant.code, name)) ? "taken" : "free";
}

/** Opens an account directly below an agent, once for each key. Throws what is wrong with what is asked for. */
export async function openBelow(calling: Calling, wanted: Wanted): Promise<Account> {
  const { database, merchant, agent, clock } = calling;
  const username = wanted.username.trim();
  refuseFields({ username, password: wanted.password }, merchant);
  const rates = readRates(wanted.rates);
  const passwordHash = await hashPassword(wanted.password);
  // Keys of others are theirs, whatever they are.
  const key = `agent:${agent.id}:${wanted.idempotencyKey ?? randomUUID()}`;
  return database.transaction().execute(async (transaction) => {
    const id = randomUUID();
    const earlier = await claimKey(transaction, { merchantCode: merchant.code, key, accountId: id }, clock.now());
    if (earlier) return sameAccount(earlier, username);
    await lockOpenAccount(transaction, agent);
    if (await findAccount(transaction, merchant.code, username)) throw nameTaken();
    refuseRates(rates, await choicesFor(transaction, agent, undefined));
    const account = await insert(transaction, calling, { id, username, passwordHash, type: wanted.type });
    const from = nextDay(calling);
    await writeRates(transaction, { accountId: id, setBy: agent.id, from, at: clock.now() }, rates);
    await welcome(transaction, calling, id);
    return account;
  });
}

function refuseFields(values: { username: string; password: string }, merchant: Merchant): void {
  const rules = fieldRulesOf(merchant);
  for (const [field, value] of Object.entries(values)) {
    if (value === "") throw fieldInvalid(field, "is empty");
    const refusal = fieldRefusal(field, value, rules[field]);
    if (refusal) throw refusal;
  }
}

async function insert(
  database: Database,
  { merchant, agent, clock }: Calling,
  wanted: { id: string; username: string; passwordHash: string; type: "agent" | "member" },
): Promise<Account> {
  const account = await database
    .insertInto("accounts")
    .values({
      ...newAccount,
      id: wanted.id,
      merchant_code: merchant.code,
      username: wanted.username,
      password_hash: wanted.passwordHash,
      type: typeBelow(agent, wanted.type),
      upline_id: agent.id,
      registered_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  // Somebody else was faster between the check and the insert.
  if (!account) throw nameTaken();
  return account;
}

/** The account of an earlier call with the same key. */
function sameAccount(earlier: Account, username: string): Account {
  if (earlier.username.toLowerCase() !== username.toLowerCase())
    throw new PlatformError(
      "request.invalid",
      "The idempotency key belongs to another account: make up a new one for each",
    );
  return earlier;
}

function nameTaken(): PlatformError {
  return new PlatformError("name.taken", "There is an account of this name already", { field: "username" });
}
