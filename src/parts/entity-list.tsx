import type { ReactNode } from "react";
import { Skeletons } from "#ui/list/skeleton.tsx";
import { ListView, type ListViewProps } from "./list-view.tsx";

interface EntityListProps<T> extends Omit<ListViewProps<T>, "skeleton" | "children"> {
  /** The attributes of the list, and of what holds its place. */
  frame: { className: string | undefined } & Readonly<Record<`data-${string}`, unknown>>;
  /** How many placeholders there are until the entries come, and their class. */
  coming: number;
  shape: string | undefined;
  /** Whether what follows waits for the list: its height is not known before. */
  isOpenEnded?: boolean;
  /** An entry, as an element of a list. */
  children: (entry: T, place: number) => ReactNode;
}

/** The most placeholders shown: what is further down is out of sight. */
const MOST_COMING = 12;

/** What a platform has of one kind, each drawn by the widget that lists it, in the list's four states. */
export function EntityList<T>({ frame, coming, shape, isOpenEnded, children, ...list }: EntityListProps<T>) {
  const skeleton = (
    <div {...frame} data-coming={isOpenEnded ? "" : undefined}>
      <Skeletons count={Math.min(coming, MOST_COMING)} className={shape} />
    </div>
  );
  return (
    <ListView {...list} skeleton={coming > 0 && skeleton}>
      {(entries) => <ul {...frame}>{entries.map(children)}</ul>}
    </ListView>
  );
}
