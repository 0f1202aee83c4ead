import { useSyncExternalStore } from "react";

/** A short message. Kinds as in games §4. */
export interface Toast {
  id: number;
  text: string;
  kind: "info" | "success" | "fail" | "offline" | "loading";
  /** How long it stays, in milliseconds. */
  milliseconds: number;
}

/** Milliseconds after which a wait is called slow: well before the timeout of a call, 10 s. */
export const SLOW_AFTER = 4000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly Toast[] = [];

/** Shows a message and returns its id. It replaces the one before: nobody reads two messages at once. */
export function showToast(toast: Omit<Toast, "id">): number {
  const id = ++lastId;
  change([{ ...toast, id }]);
  return id;
}

/** Hides a message if it is still shown. */
export function hideToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => toasts,
    () => none,
  );
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
