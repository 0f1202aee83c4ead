import { useSyncExternalStore } from "react";

/** A question with two answers. */
export interface Question {
  title: string;
  text: string;
  cancel: string;
  submit: string;
}

interface Pending extends Question {
  answer(agreed: boolean): void;
}

let pending: Pending | null = null;
const listeners = new Set<() => void>();

/**
 * Asks, and resolves to whether the visitor confirmed. A question that is already open counts as declined, and so does
 * an aborted one.
 */
export function ask(question: Question, signal?: AbortSignal): Promise<boolean> {
  pending?.answer(false);
  return new Promise((resolve) => {
    const asked: Pending = {
      ...question,
      answer: (agreed) => {
        if (pending === asked) change(null);
        resolve(agreed);
      },
    };
    signal?.addEventListener("abort", () => asked.answer(false));
    change(asked);
  });
}

export function useQuestion(): Pending | null {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => pending,
    () => null,
  );
}

function change(next: Pending | null): void {
  pending = next;
  for (const listener of listeners) listener();
}
