import type { UseFormReturn } from "react-hook-form";
import type { ShownForm } from "#descriptor/form.ts";
import { hasRememberedLogin } from "#session/remembered-flag.ts";
import { forgetLogin, recallLogin, rememberLogin } from "#session/remembered-login.ts";
import { reportStorageFailure } from "#session/storage-failure.ts";
import type { Values } from "../values/check-value.ts";
import type { Parameters } from "../fields/field-props.ts";

/** The id of the checkbox "remember me": forms that have it remember logins (account §3). */
const BOX = "remember";

/** Fills in the remembered login of this way to sign in, where nothing is typed yet. */
export async function fillIn(
  form: ShownForm,
  { getValues, setValue }: Pick<UseFormReturn<Values>, "getValues" | "setValue">,
): Promise<void> {
  if (form.fields[BOX]?.kind !== "checkbox") return;
  const login = await recallLogin(typeOf(form));
  if (!login || getValues("username") || getValues("password")) return;
  if (login.countryDialingCode !== undefined) setValue("username:country", login.countryDialingCode);
  setValue("username", login.username);
  if (hasPassword(form)) setValue("password", login.password);
  setValue(BOX, true);
}

/**
 * Remembers a confirmed login, or forgets it, depending on the checkbox; the remembered login of another way to sign in
 * stays.
 */
export async function keep(form: ShownForm, values: Values, { countryDialingCode }: Parameters): Promise<void> {
  if (form.fields[BOX]?.kind !== "checkbox") return;
  const { username, password } = values;
  if (values[BOX] !== true) {
    if (hasRememberedLogin()) forgetLogin(typeOf(form));
  } else if (typeof username === "string" && typeof password === "string") {
    const stored = await rememberLogin({
      type: typeOf(form),
      username: username.trim(),
      password: hasPassword(form) ? password : "",
      ...(typeof countryDialingCode === "string" && { countryDialingCode }),
    });
    if (!stored) reportStorageFailure("login");
  }
}

function typeOf({ submit }: ShownForm): string {
  return submit.with?.["type"] ?? "username";
}

/** A code by SMS is single-use: with it only the number is remembered. */
function hasPassword({ fields }: ShownForm): boolean {
  return fields["password"]?.kind === "password";
}
