import { useEffect, useEffectEvent, type RefObject } from "react";

/** Calls back at Escape, and when the focus or a tap goes elsewhere, while something is open. */
export function useDismiss(element: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isOpen) return;
    const outside = ({ target }: Event) => {
      if (!element.current?.contains(target as Node)) dismiss();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") dismiss();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", escape);
    };
  }, [element, isOpen]);
}
