import { realMemberOf, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { copyOf } from "../export/copy-of.ts";
import { onceADay } from "../export/once-a-day.ts";
import { dayOf } from "../records/days.ts";
import { countAttempt } from "../security/limits.ts";
import { passwordFits } from "../security/passwords.ts";

export const exportData: Handler<"exportData"> = async (context) => {
  const { input, database, merchant, address, clock } = context;
  const account = realMemberOf(context);
  const now = clock.now();
  await countAttempt(database, merchant.code, "passwordOfAddress", address, now);
  await countAttempt(database, merchant.code, "passwordOfAccount", account.id, now);
  if (account.password_hash !== null && !(await passwordFits(input.password ?? "", account.password_hash)))
    throw new PlatformError("password.wrong", "The password is wrong", { field: "password" });
  const takeBack = await onceADay(database, account, input.idempotencyKey, now);
  try {
    const content = await copyOf(database, { account, merchant, now });
    return { name: `${merchant.code}-${account.username}-${dayOf(now, merchant.timeZone)}.json`, content };
  } catch (error) {
    await takeBack();
    throw error;
  }
};
