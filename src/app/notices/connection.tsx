import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { useOfflineNotice } from "./use-offline-notice.ts";
import { useSlowNotice } from "./use-slow-notice.ts";
import { useStorageFailureNotice } from "./use-storage-failure-notice.ts";

interface Props {
  /** Whether the page that somebody wants is on its way. */
  loading: boolean;
}

/**
 * Tells about the connection and about a storage that keeps nothing, where that is needed, and shows nothing itself.
 * Its code comes after the page reacts.
 */
export function Connection({ loading }: Props) {
  const questions = useIsFetching({ predicate: ({ state }) => state.data === undefined });
  useSlowNotice(loading || questions > 0);
  useOfflineNotice();
  useStorageFailureNotice();
  useEffect(bringToasts, []);
  return null;
}

/** Without a connection it would be too late to ask for what shows that there is none. */
function bringToasts(): void {
  import("./toasts-in-words.tsx").catch(() => undefined);
}
