import type { ReactNode } from "react";
import { Button } from "../control/button.tsx";
import { StateBox } from "./state-box.tsx";

export interface ListViewProps<T> {
  /** What is known of the list: its entries, or why they could not be had, and a way to ask again. */
  answer: { data: readonly T[] | undefined; error: unknown; refetch(): unknown };
  /** What stands there until the answer comes: the same box. */
  skeleton: ReactNode;
  /** The words of the states. Without `none`, an empty list leaves no trace. */
  words: { failed: string; retry: string; none?: string | undefined };
  children: (entries: readonly T[]) => ReactNode;
}

/**
 * A list of the platform in one of its four states: coming, failed, empty, there. What was shown once stays while
 * asking again fails.
 */
export function ListView<T>({ answer, skeleton, words, children }: ListViewProps<T>) {
  const { data, error, refetch } = answer;
  if (data === undefined && error)
    return (
      <StateBox
        small
        kind="error"
        title={words.failed}
        action={<Button onClick={() => void refetch()}>{words.retry}</Button>}
      />
    );
  if (data === undefined) return skeleton;
  if (data.length === 0) return words.none === undefined ? null : <StateBox small kind="empty" title={words.none} />;
  return children(data);
}
