import { notifyManager, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { staleAnswers, type Old, type ShownAnswers } from "./stale-answers.ts";
import { isOnline, onConnection } from "../use-online.ts";

/** Whether the page shows stale answers, and since when; null while they are fresh. */
export function useStaleAnswers(): Old | null {
  const client = useQueryClient();
  const [old, setOld] = useState<Old | null>(null);
  useEffect(() => {
    const look = () => setOld((before) => staleAnswers(before, shownAnswers(client), Date.now()));
    look();
    // Query events also fire while something renders: that is no time to set state.
    const stops = [client.getQueryCache().subscribe(notifyManager.batchCalls(look)), onConnection(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
  return old;
}

/** Only observed queries are on the page. */
function shownAnswers(client: QueryClient): ShownAnswers {
  const shown = client
    .getQueryCache()
    .findAll({ type: "active" })
    .filter(({ state }) => state.data !== undefined);
  return {
    online: isOnline(),
    answers: shown.map(({ state }) => ({ updatedAt: state.dataUpdatedAt, failed: state.status === "error" })),
  };
}
