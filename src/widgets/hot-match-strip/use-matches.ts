import { useEffect, useState } from "react";
import { useList } from "#data/client/use-call.ts";
import { LIVE_FOR, liveFirst, REFRESH, withoutScores } from "./strip-rules.ts";

type Answer = ReturnType<typeof useList<"hotMatch">>;

/**
 * The matches of a source, those being played first. Their scores are refetched; when that does not succeed, offline or
 * with a platform that fails, they are dropped before an old score is taken for the current one.
 */
export function useMatches(source: Parameters<typeof useList>[1]): Answer {
  const answer = useList("hotMatch", source, { refetchInterval: REFRESH });
  const old = useOld(answer.dataUpdatedAt);
  const { data } = answer;
  if (data === undefined) return answer;
  return { ...answer, data: old ? withoutScores(data) : liveFirst(data) } as Answer;
}

/** Whether what arrived at a moment is too old to be called live; on the host and while it hydrates it never is. */
function useOld(arrivedAt: number): boolean {
  const [outlived, setOutlived] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setOutlived(arrivedAt), Math.max(0, arrivedAt + LIVE_FOR - Date.now()));
    return () => clearTimeout(timer);
  }, [arrivedAt]);
  return outlived === arrivedAt;
}
