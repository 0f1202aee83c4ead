import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { parts, withheldTables } from "../../sandbox/export/parts.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { NEW_PASSWORD } from "../support/new-member.ts";
import { exporting, fileOf } from "./export-calls.ts";
import { deposited, pay } from "./made-deposits.ts";

const DAY_MS = 86_400_000;
/** Columns that name a member, also where the database knows of no reference. */
const NAMES_A_MEMBER = [
  "account_id",
  "friend_id",
  "inviter_id",
  "upline_id",
  "owner",
  "username",
  "recipient",
  "holder",
];
const said: Readonly<Record<string, { columns: readonly string[]; withheld?: object } | undefined>> = parts;

describe.each(engines)("the copy of a member's data on %s", (engine) => {
  const caller = callerOn(engine);

  const ask = (token: string, more: object = {}) =>
    caller.call("exportData", { password: NEW_PASSWORD, ...more }, { token });

  test("says of every table about members, and of each of its columns, whether it is in the copy or why not", async () => {
    const { database } = caller.platform;
    const { rows: columns } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'`.execute(database);
    const { rows: references } = await sql<{ from: string; to: string }>`
      select conrelid::regclass::text as from, confrelid::regclass::text as to
      from pg_constraint where contype = 'f'`.execute(database);
    const about = new Set(["accounts"]);
    for (const { table, column } of columns) if (NAMES_A_MEMBER.includes(column)) about.add(table);
    for (let before = 0; before < about.size;) {
      before = about.size;
      for (const { from, to } of references) if (about.has(to)) about.add(from);
    }
    const known = (table: string) => said[table] !== undefined || Object.hasOwn(withheldTables, table);
    expect([...about].filter((table) => !known(table))).toEqual([]);
    expect(
      columns
        .filter(({ table, column }) => {
          const part = said[table];
          // Whose rows they are need not be said in each of them.
          return (
            column !== "account_id" &&
            part &&
            part.columns.includes(column) === Object.hasOwn(part.withheld ?? {}, column)
          );
        })
        .map(({ table, column }) => `${table}.${column}`),
    ).toEqual([]);
  });

  test("has what the member did, with amounts as money, and neither secrets nor other members", async () => {
    const { token } = await exporting(caller);
    const { id } = await deposited(caller, token, "gcash", "500.00");
    await pay(caller, id);
    await caller.value("setDepositLimit", { period: "week", amount: "900.00" }, { token });
    const { content, data } = await fileOf(caller, token);
    expect(data["deposits"]).toEqual([expect.objectContaining({ id, amount: "500.00", status: "credited" })]);
    expect(data["depositLimits"]).toEqual([expect.objectContaining({ period: "week", amount: "900.00" })]);
    expect(data["ledgerEntries"]?.map(({ amount }) => amount)).toContain("500.00");
    expect(data["leftOut"]).toMatchObject({ accounts: { passwordHash: expect.any(String) } });
    expect(content).not.toContain("$argon2");
    expect(content).not.toContain("maria");
  });

  test("reads every part of an account with a long history", async () => {
    const { data } = await fileOf(caller, await caller.signIn("maria"), "Livery-2026");
    for (const part of ["rounds", "withdrawals", "deposits", "messages", "bankCards", "sessions"])
      expect([part, data[part]?.length]).not.toEqual([part, 0]);
    expect(data["rounds"]?.[0]).toMatchObject({ stake: expect.stringMatching(/^\d+\.\d\d$/) });
  });

  test("is given out once a day, which says from when on it is possible again; a lost answer is sent again", async () => {
    const { token } = await exporting(caller);
    const idempotencyKey = randomUUID();
    expect((await ask(token, { idempotencyKey })).status).toBe(200);
    const until = new Date(caller.platform.clock.now().getTime() + DAY_MS).toISOString();
    expect((await ask(token)).failure).toMatchObject({ error: { code: "rate.limited" }, value: { until } });
    expect((await ask(token, { idempotencyKey })).status).toBe(200);
    caller.platform.clock.pass(DAY_MS / 3);
    expect((await ask(token)).failure.error.code).toBe("rate.limited");
  });

  test("of two phones at once one gets it", async () => {
    const { token } = await exporting(caller);
    const answers = await Promise.all([ask(token), ask(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  });

  test("a wrong password takes nothing of the day", async () => {
    const { token } = await exporting(caller);
    expect((await ask(token, { password: "wrong" })).failure).toMatchObject({
      error: { code: "password.wrong" },
      value: { field: "password" },
    });
    expect((await ask(token)).status).toBe(200);
  });
});
