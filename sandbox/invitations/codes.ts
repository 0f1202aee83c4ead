import { randomInt } from "node:crypto";
import type { AffiliateCode } from "#gateway/invitations.ts";
import { required } from "#kernel/assert.ts";
import type { Clock } from "../clock.ts";
import { lockAccount } from "../database/lock-account.ts";
import type { Account, Database } from "../database/tables.ts";

/** How many codes a member has at most. */
export const MOST_CODES = 10;
/** Without characters that are taken for others when they are read aloud or typed. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LENGTH = 8;

/** A code with the number of friends who came by it. */
type CodeRow = Awaited<ReturnType<typeof codesOf>>[number];

/** The codes of a member that work, the first one first. Links of agents are no invitations. */
export function codesOf(database: Database, accountId: string) {
  return database
    .selectFrom("affiliate_codes")
    .select(["code", "name", "main", "created_at"])
    .select(({ selectFrom }) =>
      selectFrom("invitations")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .whereRef("invitations.merchant_code", "=", "affiliate_codes.merchant_code")
        .whereRef("invitations.code", "=", "affiliate_codes.code")
        .as("friends"),
    )
    .where("account_id", "=", accountId)
    .where("removed_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("agent_links")
            .select("agent_links.code")
            .whereRef("agent_links.merchant_code", "=", "affiliate_codes.merchant_code")
            .whereRef("agent_links.code", "=", "affiliate_codes.code"),
        ),
      ),
    )
    .orderBy("main", "desc")
    .orderBy("created_at")
    .orderBy("code")
    .execute();
}

/** A code as its call answers it, for the site at this address. */
export function answerOf({ code, name, main, created_at, friends }: CodeRow, address: string): AffiliateCode {
  return {
    code,
    name,
    main,
    link: linkOf(code, address),
    friends: Number(friends),
    createdAt: created_at.toISOString(),
  };
}

/** The registration of the site at this address, with the code filled in. Its path is one that every site has. */
export function linkOf(code: string, address: string): string {
  const link = new URL("/m/register", address);
  link.searchParams.set("affiliateCode", code);
  return link.href;
}

/** The member's first code, which is made when somebody asks for it the first time: most members never do. */
export async function mainCodeOf(database: Database, account: Account, clock: Clock): Promise<string> {
  return (
    (await findMain(database, account.id)) ??
    (await database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, account.id);
      const made = await findMain(transaction, account.id);
      return made ?? newCode(transaction, account, { name: "", main: true }, clock);
    }))
  );
}

async function findMain(database: Database, accountId: string): Promise<string | undefined> {
  const row = await database
    .selectFrom("affiliate_codes")
    .select("code")
    .where("account_id", "=", accountId)
    .where("main", "=", true)
    .executeTakeFirst();
  return row?.code;
}

/** Writes a code that nobody has had. Runs in the caller's transaction, in which the member is locked. */
export async function newCode(
  database: Database,
  { id, merchant_code }: Account,
  given: { name: string; main: boolean; idempotency_key?: string },
  clock: Clock,
): Promise<string> {
  const row = await database
    .insertInto("affiliate_codes")
    .values({ ...given, merchant_code, account_id: id, code: randomCode(), domain: null, created_at: clock.now() })
    .returning("code")
    .executeTakeFirst();
  return required(row, "The code").code;
}

function randomCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
