import { aroundNow } from "#data/screen/around-now.ts";
import { boundInput, dataIn, type Given, type Input, type ScreenValues } from "#data/screen/bound-input.ts";
import { readAddress } from "#data/screen/address.ts";
import { merchantDay } from "#data/screen/merchant-day.ts";
import type { Bound } from "#descriptor/vocabulary/binding.ts";
import type { CallName } from "#gateway/contract.ts";
import type { ActionContext } from "./action-handler.ts";
import { sheetRow } from "./overlay.ts";

/** What an action's parameters come to when it runs. Named data are taken as the platform has them then. */
export async function boundValues(given: Given, context: ActionContext): Promise<Input> {
  return boundInput(given, await valuesFor(given, context)) ?? {};
}

/** What they are taken from. */
export async function valuesFor(given: Given, context: ActionContext): Promise<ScreenValues> {
  const values = valuesNow(context);
  await addData(dataIn(given), values, context);
  return values;
}

/** A single value; undefined where there is nothing. */
export async function boundValue(bound: Bound, context: ActionContext): Promise<string | number | undefined> {
  return (await boundValues({ bound }, context))["bound"];
}

type Values = ScreenValues & { data: Record<string, unknown> };

function valuesNow(context: ActionContext): Values {
  const around = aroundNow(context.subject.row ?? sheetRow());
  return { ...around, ...readAddress(context.screen, around.query, merchantDay(context)), data: {} };
}

/** Adds named data, each after those that it needs itself. */
async function addData(ids: readonly string[], values: Values, context: ActionContext): Promise<void> {
  for (const id of ids) {
    if (values.data[id] !== undefined) continue;
    const source = context.screen.data?.[id];
    if (!source) continue;
    const { call, with: given = {} } = source;
    await addData(dataIn(given), values, context);
    values.data[id] = await context.send(call as CallName, boundInput(given, values) as never);
  }
}
