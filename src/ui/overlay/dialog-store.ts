import { useSyncExternalStore } from "react";
import { createStore } from "#kernel/store.ts";

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

const pending = createStore<Pending | null>(null);

/**
 * Asks, and resolves to whether the visitor confirmed. A question that is already open counts as declined, and so does
 * an aborted one.
 */
export function ask(question: Question, signal?: AbortSignal): Promise<boolean> {
  pending.get()?.answer(false);
  return new Promise((resolve) => {
    const asked: Pending = {
      ...question,
      answer: (agreed) => {
        if (pending.get() === asked) pending.set(null);
        resolve(agreed);
      },
    };
    signal?.addEventListener("abort", () => asked.answer(false));
    pending.set(asked);
  });
}

export function useQuestion(): Pending | null {
  return useSyncExternalStore(pending.subscribe, pending.get, pending.initial);
}
