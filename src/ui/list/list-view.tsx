import type { ReactNode } from "react";
import { Button } from "../control/button.tsx";
import { StateBox } from "./state-box.tsx";

export interface ListViewProps<T> {
  /** The state of the list: its entries, or why they could not be loaded, and how to retry. */
  answer: { data: readonly T[] | undefined; error: unknown; refetch(): unknown };
  /** The skeleton until the answer arrives: it has the same size. */
  skeleton: ReactNode;
  /** The texts of the states. Without `none`, an empty list renders nothing. */
  words: { failed: string; retry: string; none?: string | undefined };
  children: (entries: readonly T[]) => ReactNode;
}

/**
 * A list from the platform in one of its four states: pending, failed, empty, loaded. Loaded entries stay when a
 * refetch fails.
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
