import { sql } from "kysely";
import { MOST_BEFORE } from "#gateway/pages.ts";
import { decimalOf } from "#kernel/money.ts";
import type { Handler } from "../calls/call-context.ts";
import { agentCaller, todayAt, type Calling } from "../agents/agent-caller.ts";
import { rateFields } from "../agents/rate-fields.ts";
import { highestBelow, ratesOf, ratesOfOne, type Rates } from "../agents/rates.ts";
import { choicesFor, nextDay, requireBelow, setRates } from "../agents/set-rates.ts";
import { wayDown } from "../merchants/agents.ts";
import { isAgent } from "../merchants/member-types.ts";
import { rebated } from "../play/rebate.ts";
import { latestFirst } from "../records/order.ts";
import { readPage } from "../records/read-page.ts";
import type { GameCategory } from "#gateway/entities.ts";

export const rebateQuotas: Handler<"rebateQuotas"> = async (context) => {
  const calling = agentCaller(context);
  const { database, agent } = calling;
  const rates = await ratesOfOne(database, agent.id);
  const given = await highestBelow(database, agent.id);
  return rebated.map((category) => ({
    ...answerOf(rates, category, calling),
    given: decimalOf(given.get(category) ?? 0n),
  }));
};

export const downlineRebates: Handler<"downlineRebates"> = async (context) => {
  const calling = agentCaller(context);
  const { database, agent } = calling;
  await wayDown(database, agent, context.input.id);
  const rates = await ratesOfOne(database, context.input.id);
  return rebated.map((category) => answerOf(rates, category, calling));
};

/** The rate of a category today, and the one that follows. */
function answerOf(rates: Rates, category: GameCategory, calling: Calling) {
  const [rate, next] = [rates.on(todayAt(calling), category), rates.set(category)];
  return { gameType: category, rate: decimalOf(rate), next: next === rate ? null : decimalOf(next) };
}

export const rebateDownlines: Handler<"rebateDownlines"> = async (context) => {
  const { database, agent } = agentCaller(context);
  const { search = "", pageNo, pageSize, cursor } = context.input;
  const name = search.trim().toLowerCase();
  const list = database
    .selectFrom("accounts")
    .select(["accounts.id", "accounts.username", "accounts.type", "accounts.registered_at"])
    .where("accounts.upline_id", "=", agent.id)
    .$if(name !== "", (all) => all.where(sql<boolean>`strpos(lower(accounts.username), ${name}) > 0`));
  const order = latestFirst("accounts.registered_at", "accounts.id");
  const { rows, ...page } = await readPage(context.database, list, order, {
    pageNo,
    pageSize,
    cursor,
    mostBefore: MOST_BEFORE,
  });
  const rates = await ratesOf(
    database,
    rows.map(({ id }) => id),
  );
  const content = rows.map((row) => ({
    id: row.id,
    userName: row.username,
    type: isAgent(row) ? ("agent" as const) : ("member" as const),
    ...spanOf((category) => rates(row.id).set(category)),
  }));
  return { content, ...page };
};

/** The lowest and the highest rate of a category. */
function spanOf(rateOf: (category: GameCategory) => bigint) {
  const sorted = rebated.map(rateOf).toSorted((one, other) => Number(one - other));
  return { lowest: decimalOf(sorted[0] ?? 0n), highest: decimalOf(sorted.at(-1) ?? 0n) };
}

export const rebateForms: Handler<"rebateForms"> = async (context) => {
  const calling = agentCaller(context);
  const { database, agent } = calling;
  const { id, language } = context.input;
  if (id !== undefined) await requireBelow(database, agent, id);
  return { fields: rateFields(await choicesFor(database, agent, id), language), from: nextDay(calling) };
};

export const updateDownlineRebates: Handler<"updateDownlineRebates"> = async (context) => ({
  from: await setRates(agentCaller(context), context.input.id, context.input.rates),
});
