import type { ShownForm } from "#descriptor/form.ts";
import { hasRememberedLogin } from "#session/remembered-flag.ts";
import { forgetLogin, recallLogin, rememberLogin } from "#session/remembered-login.ts";
import { reportStorageFailure } from "#session/storage-failure.ts";
import type { Values } from "../values/check-value.ts";
import type { Parameters } from "../fields/field-props.ts";
import { parameterOf } from "../submit/call-input.ts";
import type { Methods } from "../values/methods.ts";

/** Fills in the remembered login of this way to sign in, where nothing is typed yet. */
export async function fillIn(
  form: ShownForm,
  { getValues, setValue }: Pick<Methods, "getValues" | "setValue">,
): Promise<void> {
  const box = boxOf(form);
  if (box === undefined) return;
  const login = await recallLogin(typeOf(form));
  const { username, password } = inputsOf(form);
  if (!login || getValues(username) || getValues(password)) return;
  if (login.countryDialingCode !== undefined) setValue(`${username}:country`, login.countryDialingCode);
  setValue(username, login.username);
  if (hasPassword(form)) setValue(password, login.password);
  setValue(box, true);
}

/**
 * Remembers a confirmed login, or forgets it, depending on the checkbox; the remembered login of another way to sign in
 * stays.
 */
export async function keep(form: ShownForm, values: Values, { countryDialingCode }: Parameters): Promise<void> {
  const box = boxOf(form);
  if (box === undefined) return;
  const inputs = inputsOf(form);
  const [username, password] = [values[inputs.username], values[inputs.password]];
  if (values[box] !== true) {
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

/** The checkbox that decides whether a login is remembered. */
function boxOf({ fields }: ShownForm): string | undefined {
  return Object.keys(fields).find((id) => {
    const field = fields[id];
    return field?.kind === "checkbox" && field.remembers;
  });
}

function typeOf({ submit }: ShownForm): string {
  return (submit.with?.["type"] as string | undefined) ?? "username";
}

/** A code by SMS is single-use: with it only the number is remembered. */
function hasPassword(form: ShownForm): boolean {
  return form.fields[inputsOf(form).password]?.kind === "password";
}

/** The fields for the inputs of a login: a brand chooses their ids, the contract what they send. */
function inputsOf({ fields }: ShownForm): Record<"username" | "password", string> {
  const sending = (parameter: string) =>
    Object.keys(fields).find((id) => parameterOf(id, fields[id]) === parameter) ?? parameter;
  return { username: sending("username"), password: sending("password") };
}
