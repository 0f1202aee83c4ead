import { useEffect, useState, type ReactNode } from "react";
import { useText } from "#text/use-text.ts";
import { StrengthMeter } from "#ui/control/strength-meter.tsx";
import type { Rule } from "#descriptor/vocabulary/rule.ts";
import type { Values } from "../values/check-value.ts";
import { commonProblem } from "./common-problem.ts";
import type { measureStrength } from "./measure-strength.ts";
import type { Methods } from "../values/methods.ts";

const WORDS = ["weak", "fair", "good", "strong"] as const;
/** Minimum length of another field's text that counts as known to an attacker. */
const SHORTEST_KNOWN = 3;

interface Props {
  id: string;
  methods: Methods;
  rule?: Rule | undefined;
}

/**
 * The strength of the new password in a field, while it is typed. It blocks nothing, and what measures is loaded with
 * the first key stroke. A common password is refused at once, where the rule says so.
 */
export function PasswordStrength({ id, methods, rule }: Props): ReactNode {
  const text = useText();
  const { password, known } = useTyped(id, methods);
  const measure = useMeasure(password !== "");
  useRefusal(id, methods, rule, password);
  const strength = password === "" ? undefined : measure?.(password, known);
  return (
    <StrengthMeter
      label={text("form.strength")}
      levels={WORDS.length}
      level={strength?.level ?? 0}
      word={strength ? text(`form.strength.${WORDS[strength.level - 1]}`) : ""}
      hint={strength?.hint && text(`form.strength.hint.${strength.hint}`)}
    />
  );
}

/** The error of a common password, from the moment it is typed until it is another one. */
function useRefusal(id: string, methods: Methods, rule: Rule | undefined, password: string): void {
  useEffect(() => {
    let isOutdated = false;
    void commonProblem(rule, password).then((message) => {
      if (isOutdated) return;
      if (message !== null) methods.setError(id, { type: "uncommon", message });
      else if (methods.getFieldState(id).error?.type === "uncommon") methods.clearErrors(id);
    });
    return () => {
      isOutdated = true;
    };
  }, [id, methods, rule, password]);
}

/** The typed password, and the other values of the form, which an attacker would try first. */
function useTyped(id: string, methods: Methods): { password: string; known: readonly string[] } {
  const [values, setValues] = useState<Partial<Values>>(() => methods.getValues());
  useEffect(() => {
    const { unsubscribe } = methods.watch((next) => setValues({ ...next }));
    // What was typed between the first rendering and now was not heard.
    setValues({ ...methods.getValues() });
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
