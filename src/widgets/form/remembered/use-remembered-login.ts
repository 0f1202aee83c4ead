import { useEffect, useEffectEvent } from "react";
import type { ShownForm } from "#descriptor/form.ts";
import { hasRememberedLogin } from "#session/remembered-flag.ts";
import type { Methods } from "../values/methods.ts";

/** Fills in a remembered login when nothing is typed yet (account §4). Its code is loaded only when there is one. */
export function useRememberedLogin(form: ShownForm, methods: Methods): void {
  // Without the code, or without the key, the fields stay empty.
  const fill = useEffectEvent(() => {
    import("./remembered.ts").then(({ fillIn }) => fillIn(form, methods)).catch(() => undefined);
  });
  useEffect(() => {
    if (hasRememberedLogin()) fill();
  }, []);
}
