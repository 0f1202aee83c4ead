import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./button.module.css";
import { classes } from "../classes.ts";
import { Icon } from "../picture/icon.tsx";

/**
 * main: the one main action. quiet: an outline. text: text alone. icon: the icon alone, with its text for screen
 * readers.
 */
export type ButtonLook = "main" | "quiet" | "text" | "icon";

/** The classes of a button, for links that look like one. */
export function buttonClasses(look: ButtonLook, className?: string): string {
  return classes(styles.button, styles[look], className);
}

/** Icon and text of a button. */
export function ButtonContent({
  look,
  icon,
  children,
}: {
  look: ButtonLook;
  icon?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <span className={styles.content}>
      {icon && <Icon name={icon} size={look === "icon" ? 24 : 20} />}
      {look === "icon" && icon ? <span className="visually-hidden">{children}</span> : children}
    </span>
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook | undefined;
  icon?: string | undefined;
  /** While something runs: a spinner covers the text, the width stays, clicks do nothing. */
  busy?: boolean | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/** A button of at least 44 px. */
export function Button({
  look = "quiet",
  icon,
  busy = false,
  wide = false,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === "submit" ? "submit" : "button"}
      className={buttonClasses(look, classes(wide && styles.wide, busy && styles.busy, className))}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <ButtonContent look={look} icon={icon}>
        {children}
      </ButtonContent>
    </button>
  );
}
