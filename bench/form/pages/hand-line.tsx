import { useContext, useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import type { Rule } from "#descriptor/vocabulary/rule.ts";
import { Icon } from "#ui/picture/icon.tsx";
import styles from "#ui/control/field.module.css";
import words from "#ui/control/field-words.module.css";
import { FormKitContext } from "./hand-kit.ts";

interface Props {
  id: string;
  label: string;
  texts: Readonly<Record<string, string>>;
  password?: boolean;
  required: boolean;
  rule: Rule;
  isLast: boolean;
}

/** A text or password input with its label, icon, buttons and error. */
export function HandLine({ id, label, texts, password = false, required, rule, isLast }: Props) {
  const kit = useContext(FormKitContext);
  const domId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState("");
  const [revealed, setRevealed] = useState(false);

  useEffect(() =>
    kit.register(id, {
      value: () => input.current?.value ?? "",
      check: () => {
        const wrong = whatIsWrong(input.current?.value ?? "");
        setError(wrong ? (texts[wrong] ?? "").replace("{{min}}", String(rule.minLength)) : "");
        return wrong !== null;
      },
      focus: () => input.current?.focus(),
    }),
  );

  function whatIsWrong(typed: string): string | null {
    const value = password ? typed : typed.trim();
    if (value === "") return required ? "required" : null;
    if (rule.numeric && !/^\d+$/.test(value)) return "wrong";
    const { length } = [...value];
    if (rule.minLength !== undefined && length < rule.minLength) return "short";
    if (rule.maxLength !== undefined && length > rule.maxLength) return "wrong";
    if (rule.pattern !== undefined && !new RegExp(`^(?:${rule.pattern})$`, "u").test(value)) return "wrong";
    return rule.equals !== undefined && kit.valueOf(rule.equals) !== value ? "different" : null;
  }
  function clear() {
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
    kit.changed(id);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || isLast) return;
    event.preventDefault();
    kit.focusNext(id);
  }

  return (
    <div className={styles["field"]}>
      <label className={styles["label"]} htmlFor={domId}>
        {label}
        {required && <span className={styles["asterisk"]} aria-hidden="true" />}
      </label>
      <div className={styles["box"]}>
        <span className={styles["icon"]}>
          <Icon name="user" size={20} />
        </span>
        <input
          ref={input}
          id={domId}
          name={id}
          className={styles["input"]}
          type={password && !revealed ? "password" : "text"}
          placeholder=" "
          maxLength={rule.numeric ? rule.maxLength : undefined}
          inputMode={rule.numeric ? "numeric" : undefined}
          enterKeyHint={isLast ? "go" : "next"}
          autoComplete={password ? "new-password" : "off"}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${domId}-error`}
          onChange={() => kit.changed(id)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={`${styles["tool"]} ${styles["clear"]}`}
          aria-label={(texts["form.clear"] ?? "").replace("{{field}}", label)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          <Icon name="close" size={20} />
        </button>
        {password && (
          <button
            type="button"
            className={styles["tool"]}
            aria-label={texts[revealed ? "form.hidePassword" : "form.showPassword"]}
            aria-pressed={revealed}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setRevealed(!revealed)}
          >
            <Icon name={revealed ? "eye-off" : "eye"} size={20} />
          </button>
        )}
      </div>
      <p className={words["error"]} id={`${domId}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
