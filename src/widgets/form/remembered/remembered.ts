import type { ShownForm } from "#descriptor/form.ts";
import { hasRememberedLogin } from "#session/remembered-flag.ts";
import { keepForItself } from "#session/automatic-sign-in.ts";
import { forgetLogin, recallLogin, rememberLogin, type RememberedLogin } from "#session/remembered-login.ts";
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
  const box = boxOf(form, "remembers");
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
 * stays. Another checkbox decides whether this phone signs in with it by itself.
 */
export async function keep(form: ShownForm, values: Values, parameters: Parameters): Promise<void> {
  const login = loginIn(form, values, parameters);
  const [box, own] = [boxOf(form, "remembers"), boxOf(form, "signsIn")];
  if (box !== undefined && values[box] !== true) {
    if (hasRememberedLogin()) forgetLogin(login?.type ?? typeOf(form));
  } else if (box !== undefined && login && !(await rememberLogin(login))) reportStorageFailure("login");
  if (own !== undefined && !(await keepForItself(values[own] === true ? login : undefined)))
    reportStorageFailure("login");
}

/** What was typed, as a login. */
function loginIn(form: ShownForm, values: Values, { countryDialingCode }: Parameters): RememberedLogin | undefined {
  const inputs = inputsOf(form);
  const [username, password] = [values[inputs.username], values[inputs.password]];
  if (typeof username !== "string" || typeof password !== "string") return undefined;
  return {
    type: typeOf(form),
    username: username.trim(),
    password: hasPassword(form) ? password : "",
    ...(typeof countryDialingCode === "string" && { countryDialingCode }),
  };
}

/** The checkbox that decides what this phone does with a login. */
function boxOf({ fields }: ShownForm, effect: "remembers" | "signsIn"): string | undefined {
  return Object.keys(fields).find((id) => {
    const field = fields[id];
    return field?.kind === "checkbox" && field[effect];
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
