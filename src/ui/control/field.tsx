import { useId, useState, type ReactNode, type InputHTMLAttributes, type Ref } from "react";
import { classes } from "../classes.ts";
import { FieldWords } from "./field-words.tsx";
import styles from "./field.module.css";
import fieldWords from "./field-words.module.css";
import { Icon } from "../picture/icon.tsx";

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "id"> {
  label: string;
  kind?: "text" | "password";
  icon?: string | undefined;
  /** The error under the field. */
  error?: string | undefined;
  /** A line under the field, below its error. */
  note?: string | undefined;
  /** Shows an asterisk; the input says `required` to screen readers. */
  mustFill?: boolean | undefined;
  /** A button that empties the field; visible while the field has a value. */
  clear?: { label: string; onClear(): void } | undefined;
  /** Labels of the button that reveals a password. */
  reveal?: { show: string; hide: string } | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Adornments in the box, before and after the input. */
  start?: ReactNode;
  end?: ReactNode;
  /** Renders something other than an input, from the props an input would get. */
  control?: ((input: InputHTMLAttributes<HTMLElement>) => ReactNode) | undefined;
}

/** An input with a label, an icon, a clear button, a reveal button and an error. 16 px, so that phones do not zoom. */
export function Field({
  label,
  kind = "text",
  icon,
  error,
  note,
  mustFill = false,
  clear,
  reveal,
  inputRef,
  className,
  start,
  end,
  control,
  ...rest
}: FieldProps) {
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  // The styles detect an empty field by its visible placeholder.
  const input = {
    ...rest,
    placeholder: rest.placeholder ?? " ",
    id,
    className: styles.input,
    "aria-required": mustFill || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": note ? `${id}-error ${id}-note` : `${id}-error`,
  };
  return (
    <div className={classes("stack", styles.field, className)}>
      <label className={fieldWords.name} htmlFor={id}>
        {label}
        {mustFill && <span className={fieldWords.asterisk} aria-hidden="true" />}
      </label>
      <div className={`line ${styles.box}`}>
        {icon && (
          <span className={`centre ${styles.icon}`}>
            <Icon name={icon} size={20} />
          </span>
        )}
        {start}
        {control ? (
          control(input)
        ) : (
          <input
            {...input}
            ref={inputRef}
            type={kind === "password" && !revealed ? "password" : "text"}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        {clear && <IconButton icon="close" className={styles.clear} label={clear.label} onClick={clear.onClear} />}
        {kind === "password" && reveal && (
          <IconButton
            icon={revealed ? "eye-off" : "eye"}
            label={revealed ? reveal.hide : reveal.show}
            pressed={revealed}
            onClick={() => setRevealed(!revealed)}
          />
        )}
        {end}
      </div>
      <FieldWords id={id} error={error} note={note} />
    </div>
  );
}

/** Pressing it keeps the focus in the input, so that the keyboard stays open. */
function IconButton({
  icon,
  label,
  pressed,
  className,
  onClick,
}: {
  icon: string;
  label: string;
  pressed?: boolean;
  className?: string | undefined;
  onClick(): void;
}) {
  return (
    <button
      type="button"
      className={classes("square muted", styles.tool, className)}
      aria-label={label}
      aria-pressed={pressed}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
