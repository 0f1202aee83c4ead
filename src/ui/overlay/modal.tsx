import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { classes } from "../classes.ts";
import styles from "./modal.module.css";

/** Props of every overlay. */
export interface ModalProps {
  /** The accessible name. */
  label: string;
  /** Escape, a tap outside, or the system's own gesture. */
  onClose(): void;
  className?: string | undefined;
  children: ReactNode;
}

const FOCUSABLE = "a[href],button:not(:disabled),input:not(:disabled),[tabindex]:not([tabindex='-1'])";

/**
 * A native modal `<dialog>`: the rest of the page is inert while it is open, and focus returns to where it was.
 * Browsers without modal dialogs (iOS before 15.4) show it by its attribute; there the focus trap is our own.
 */
export function Modal({
  label,
  onClose,
  className,
  children,
  dialogRef,
}: ModalProps & { dialogRef?: RefObject<HTMLDialogElement | null> | undefined }) {
  const own = useRef<HTMLDialogElement>(null);
  const ref = dialogRef ?? own;
  useOpen(ref);
  useCloseGestures(ref, onClose);
  return (
    <dialog ref={ref} className={classes(styles.modal, className)} aria-label={label} aria-modal="true" tabIndex={-1}>
      {children}
    </dialog>
  );
}

function useOpen(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (!dialog) return;
    // The dialog itself gets the focus, because its first button is the close button.
    dialog.setAttribute("autofocus", "");
    if (typeof dialog.showModal === "function" && !dialog.open) dialog.showModal();
    else dialog.setAttribute("open", "");
    if (!dialog.contains(document.activeElement)) dialog.focus();
    return () => {
      dialog.close?.();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [ref]);
}

/**
 * Escape, the system's own gesture, and a press and release outside the dialog's box close it. A press inside that ends
 * outside (selecting text) does not.
 */
function useCloseGestures(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let pressedOutside = false;
    const listeners: Record<string, (event: Event) => void> = {
      pointerdown: (event) => {
        pressedOutside = event.target === dialog;
      },
      click: (event) => {
        if (pressedOutside && event.target === dialog) close.current();
      },
      cancel: (event) => {
        event.preventDefault();
        close.current();
      },
      keydown: (event) => onKey(dialog, event as KeyboardEvent, close.current),
    };
    for (const [name, listener] of Object.entries(listeners)) dialog.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) dialog.removeEventListener(name, listener);
    };
  }, [ref]);
}

function onKey(dialog: HTMLElement, event: KeyboardEvent, close: () => void): void {
  if (event.key === "Tab") trapFocus(dialog, event);
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

function trapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.tabIndex >= 0);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return event.preventDefault();
  const active = document.activeElement;
  if (event.shiftKey && (active === first || active === dialog)) leap(event, last);
  else if (!event.shiftKey && active === last) leap(event, first);
}

function leap(event: KeyboardEvent, target: HTMLElement): void {
  event.preventDefault();
  target.focus();
}
