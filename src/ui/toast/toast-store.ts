import { useSyncExternalStore } from "react";
import { createStore } from "#kernel/store.ts";

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

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a message and returns its id. It replaces the one before: nobody reads two messages at once. */
export function showToast(toast: Omit<Toast, "id">): number {
  const id = ++lastId;
  toasts.set([{ ...toast, id }]);
  return id;
}

/** Hides a message if there is one, and it is still shown. */
export function hideToast(id: number | undefined): void {
  const shown = toasts.get();
  if (shown.some((toast) => toast.id === id)) toasts.set(shown.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toasts.subscribe, toasts.get, toasts.initial);
}
