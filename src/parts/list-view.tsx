import type { ReactNode } from "react";
import { useText } from "#text/use-text.ts";
import { StateBox } from "#ui/list/state-box.tsx";
import { AnswerFailed } from "./answer-failed.tsx";

export interface ListViewProps<T> {
  /** The state of the list: its entries, or why they could not be loaded, and how to retry. */
  answer: { data: readonly T[] | undefined; error: unknown; refetch(): unknown };
  /** The skeleton until the answer arrives: it has the same size. */
  skeleton: ReactNode;
  /** The text key of an empty list, which renders nothing without one. */
  none?: string | undefined;
  /** The text key of a list that could not be loaded, where it says more than others. */
  failed?: string | undefined;
  children: (entries: readonly T[]) => ReactNode;
}

/**
 * A list from the platform in one of its four states: pending, failed, empty, loaded. Loaded entries stay when a
 * refetch fails.
 */
export function ListView<T>({ answer, skeleton, none, failed, children }: ListViewProps<T>) {
  const text = useText();
  const { data, error, refetch } = answer;
  if (data === undefined && error) return <AnswerFailed error={error} failed={failed} retry={refetch} />;
  if (data === undefined) return skeleton;
  if (data.length === 0) return none === undefined ? null : <StateBox small kind="empty" title={text(none)} />;
  return children(data);
}
