import { sql } from "kysely";
import { languageCodes, languages } from "#gateway/languages.ts";
import { callerOf, realMemberOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { maskedName } from "../cards/cards.ts";
import { dayOf } from "../records/days.ts";
import { fieldInvalid, fieldRefusal } from "../registration/field-rules.ts";
import { fieldRulesOf } from "../registration/rule-sets.ts";

/** Years from which on people may play at a merchant of the Philippines. */
const OF_AGE = 21;

export const personalInfo: Handler<"personalInfo"> = async (context) => {
  const { nickname, profile, language } = callerOf(context);
  const payeeName = profile["payeeName"];
  return {
    nickname,
    birthday: profile["birthday"] ?? null,
    payeeName: payeeName === undefined ? null : maskedName(payeeName),
    language,
    languageName: language && languages[language].name,
  };
};

export const favouriteLanguages: Handler<"favouriteLanguages"> = async () =>
  Object.values(languages).map(({ code, name }) => ({ code, name }));

export const setFavouriteLanguage: Handler<"setFavouriteLanguage"> = async (context) => {
  const language = languageCodes.find((code) => code === context.input.favourite);
  if (!language) throw new PlatformError("field.invalid", "The platform does not speak it", { field: "favourite" });
  await context.database.updateTable("accounts").set({ language }).where("id", "=", realMemberOf(context).id).execute();
  return { changed: true };
};

export const setPersonalInfo: Handler<"setPersonalInfo"> = async (context) => {
  const { database } = context;
  const account = realMemberOf(context);
  const nickname = newNickname(context, account.nickname);
  const birthday = newBirthday(context, account.profile["birthday"]);
  if (nickname === undefined && birthday === undefined) return { changed: true };
  const { numUpdatedRows } = await database
    .updateTable("accounts")
    .set({
      ...(nickname !== undefined && { nickname }),
      ...(birthday !== undefined && { profile: sql`profile || ${JSON.stringify({ birthday })}::jsonb` }),
    })
    .where("id", "=", account.id)
    // Of two phones at once the first one sets the nickname.
    .$if(nickname !== undefined, (own) => own.where("nickname", "=", ""))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw nicknameFixed();
  return { changed: true };
};

/** A nickname that is to be written; undefined: none. */
function newNickname({ input, merchant }: CallContext<"setPersonalInfo">, known: string): string | undefined {
  const nickname = input.nickname?.trim() ?? "";
  if (nickname === "" || nickname === known) return undefined;
  if (known !== "") throw nicknameFixed();
  const refusal = fieldRefusal("nickname", nickname, fieldRulesOf(merchant)["nickname"]);
  if (refusal) throw refusal;
  return nickname;
}

function nicknameFixed(): PlatformError {
  return new PlatformError("nickname.fixed", "The nickname is set already, and stays", { field: "nickname" });
}

/** A day of birth that is to be written; undefined: none. */
function newBirthday(
  { input: { birthday }, clock, merchant }: CallContext<"setPersonalInfo">,
  known: string | undefined,
): string | undefined {
  if (birthday === undefined || birthday === known) return undefined;
  if (known !== undefined) throw fieldInvalid("birthday", "is set already, and stays");
  const today = dayOf(clock.now(), merchant.timeZone);
  const youngest = `${Number(today.slice(0, 4)) - OF_AGE}${today.slice(4)}`;
  if (birthday > youngest) throw fieldInvalid("birthday", `makes the member younger than ${OF_AGE}`);
  if (birthday < "1900-01-01") throw fieldInvalid("birthday", "is too long ago");
  return birthday;
}
