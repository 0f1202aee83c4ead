import { useMemo, useRef, type FormEvent } from "react";
import { Button } from "#ui/control/button.tsx";
import styles from "../../../src/widgets/form/form.module.css";
import steps from "../../../src/widgets/form/steps/steps.module.css";
import type { BigForm } from "./big-form.ts";
import { HandBox } from "./hand-box.tsx";
import { FormKitContext, type FormKit, type Handle } from "./hand-kit.ts";
import { HandLine } from "./hand-line.tsx";

/** The form as written by hand: inputs keep their values, each field keeps its error, the form knows its fields. */
export function HandForm({ fields, rules, texts }: BigForm) {
  const handles = useRef(new Map<string, Handle>());
  const tried = useRef(false);
  const ids = Object.keys(fields);

  const kit = useMemo((): FormKit => {
    const confirmations = new Map(
      Object.entries(fields).flatMap(([id, field]) => {
        const compared = "rule" in field ? rules[field.rule ?? ""]?.equals : undefined;
        return compared === undefined ? [] : [[compared, id] as const];
      }),
    );
    const order = Object.keys(fields);
    return {
      register: (id, handle) => {
        handles.current.set(id, handle);
        return () => handles.current.delete(id);
      },
      valueOf: (id) => handles.current.get(id)?.value(),
      changed: (id) => {
        if (!tried.current) return;
        handles.current.get(id)?.check();
        const confirmation = confirmations.get(id);
        if (confirmation !== undefined) handles.current.get(confirmation)?.check();
      },
      focusNext: (id) => handles.current.get(order[order.indexOf(id) + 1] ?? "")?.focus(),
    };
  }, [fields, rules]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    tried.current = true;
    const wrong = ids.filter((id) => handles.current.get(id)?.check());
    handles.current.get(wrong[0] ?? "")?.focus();
  }

  return (
    <FormKitContext value={kit}>
      <form className={styles["form"]} method="dialog" noValidate aria-label={texts["send"]} onSubmit={onSubmit}>
        <div className={steps["screen"]}>
          {ids.map((id, index) => {
            const field = fields[id];
            const next = fields[ids[index + 1] ?? ""];
            const label = texts[`label${index}`] ?? "";
            if (field?.kind === "checkbox") return <HandBox key={id} id={id} label={label} />;
            if (field?.kind !== "text" && field?.kind !== "password") return null;
            return (
              <HandLine
                key={id}
                id={id}
                label={label}
                texts={texts}
                password={field.kind === "password"}
                required={field.required}
                rule={rules[field.rule ?? ""] ?? { messages: {} }}
                isLast={!next || next.kind === "checkbox"}
              />
            );
          })}
        </div>
        <div className={styles["failure"]} role="alert" />
        <Button type="submit" look="main" wide>
          {texts["send"]}
        </Button>
      </form>
    </FormKitContext>
  );
}
