import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useText } from "#text/use-text.ts";
import { StrengthMeter } from "#ui/control/strength-meter.tsx";
import type { Values } from "../values/check-value.ts";
import type { measureStrength } from "./measure-strength.ts";
import styles from "./strength.module.css";

const WORDS = ["weak", "fair", "good", "strong"] as const;
/** Minimum length of another field's text that counts as known to an attacker. */
const SHORTEST_KNOWN = 3;

/**
 * The strength of the new password in a field, while it is typed. It blocks nothing, and its code is loaded with the
 * first key stroke.
 */
export function PasswordStrength({ id, methods }: { id: string; methods: UseFormReturn<Values> }) {
  const text = useText();
  const { password, known } = useTyped(id, methods);
  const measure = useMeasure(password !== "");
  if (password === "") return null;
  const strength = measure?.(password, known);
  return (
    <div className={styles.strength}>
      <StrengthMeter
        label={text("form.strength")}
        levels={WORDS.length}
        level={strength?.level ?? 0}
        word={strength ? text(`form.strength.${WORDS[strength.level - 1]}`) : ""}
        hint={strength?.hint && text(`form.strength.hint.${strength.hint}`)}
      />
    </div>
  );
}

/** The typed password, and the other values of the form, which an attacker would try first. */
function useTyped(id: string, methods: UseFormReturn<Values>): { password: string; known: readonly string[] } {
  const [values, setValues] = useState<Partial<Values>>(() => methods.getValues());
  useEffect(() => {
    const { unsubscribe } = methods.watch((next) => setValues({ ...next }));
    return unsubscribe;
  }, [methods]);
  const password = values[id];
  const others = Object.entries(values)
    .filter(([name]) => name !== id && !/password/i.test(name))
    .map(([, value]) => value);
  return {
    password: typeof password === "string" ? password : "",
    known: others.filter((value) => typeof value === "string" && value.length >= SHORTEST_KNOWN) as string[],
  };
}

/**
 * The strength function, once it is needed and loaded. If its code does not load, nothing is measured until the next
 * visit.
 */
function useMeasure(wanted: boolean): typeof measureStrength | undefined {
  const [measure, setMeasure] = useState<{ of: typeof measureStrength }>();
  useEffect(() => {
    if (wanted)
      import("./measure-strength.ts").then(
        (module) => setMeasure({ of: module.measureStrength }),
        () => undefined,
      );
  }, [wanted]);
  return measure?.of;
}
