import type { ContractKind } from "#gateway/contracts.ts";
import { callerOf, type CallContext } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Account } from "../database/tables.ts";
import { settleBets } from "../play/settle-bets.ts";
import type { Reckoning } from "./reckoning.ts";

/** Member types without contracts (games §4, §6). */
const WITHOUT: readonly number[] = [4, 40, 41, 42];

type Context = Pick<CallContext<"contractTerms">, "database" | "merchant" | "session" | "clock">;

/** Whether members of this type can have contracts. */
export function canHaveContracts({ type }: Pick<Account, "type">): boolean {
  return !WITHOUT.includes(type);
}

/** The caller's contracts of a kind. Throws a PlatformError for members who cannot have any. */
export function contractedCaller(context: Context, contract: ContractKind): Reckoning {
  const account = callerOf(context);
  if (!canHaveContracts(account))
    throw new PlatformError("contract.closed", `Members of type ${account.type} have no contracts`);
  const { database, merchant, clock } = context;
  return { database, merchant, clock, account, contract };
}

/** The same, with everything settled that counts. */
export async function settledCaller(context: Context, contract: ContractKind): Promise<Reckoning> {
  const asked = contractedCaller(context, contract);
  await settleBets(asked.database, asked.clock);
  return asked;
}
