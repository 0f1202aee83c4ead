import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Form } from "#descriptor/form.ts";
import { hasRememberedLogin } from "#session/remembered-flag.ts";
import type { Values } from "./check-value.ts";

/** The id of the checkbox that asks to remember. */
const BOX = "remember";

/**
 * Remembers the login of forms that have the checkbox `remember`, and fills it in when nothing is typed yet (account §3,
 * §4). The code for it is loaded only when there is something to remember.
 */
export function useRememberedLogin(form: Form, { getValues, setValue }: UseFormReturn<Values>): { keep(values: Values): Promise<void> } {
  const wanted = form.fields[BOX]?.kind === "checkbox";
  const type = form.submit.with?.["type"] ?? "username";

  useEffect(() => {
    if (!wanted || !hasRememberedLogin()) return;
    const fillIn = async () => {
      const { recallLogin } = await import("#session/remembered-login.ts");
      const login = await recallLogin(type);
      if (!login || getValues("username") || getValues("password")) return;
      setValue("username", login.username);
      setValue("password", login.password);
      setValue(BOX, true);
    };
    // Without the code, or without the key, the fields stay empty.
    fillIn().catch(() => undefined);
  }, [wanted, type, getValues, setValue]);

  async function keep(values: Values): Promise<void> {
    if (!wanted || (values[BOX] !== true && !hasRememberedLogin())) return;
    const { forgetLogin, rememberLogin } = await import("#session/remembered-login.ts");
    const { username, password } = values;
    if (values[BOX] !== true) forgetLogin();
    else if (typeof username === "string" && typeof password === "string") await rememberLogin({ type, username: username.trim(), password });
  }
  return { keep };
}
