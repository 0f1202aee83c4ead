import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { useOfflineNotice } from "./use-offline-notice.ts";
import { useSlowNotice } from "./use-slow-notice.ts";
import { useStorageFailureNotice } from "./use-storage-failure-notice.ts";

interface Props {
  /** Whether the requested page is still loading. */
  loading: boolean;
}

/**
 * Shows the notices about the connection and the storage where they are needed, and renders nothing itself. Its code
 * loads after the page is interactive.
 */
export function Connection({ loading }: Props) {
  const pendingQueries = useIsFetching({ predicate: ({ state }) => state.data === undefined });
  useSlowNotice(loading || pendingQueries > 0);
  useOfflineNotice();
  useStorageFailureNotice();
  useEffect(preloadToasts, []);
  return null;
}

/** Loaded ahead: without a connection it would be too late to fetch the code that says so. */
function preloadToasts(): void {
  import("./toasts-in-words.tsx").catch(() => undefined);
}
