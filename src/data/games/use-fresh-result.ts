import { useEffect, useState } from "react";
import { RESULT_HELD } from "./draw-moment.ts";

/** Whether a draw's result arrived while it was being looked at, a moment ago. */
export function useFreshResult(winningNumber: string): boolean {
  const [shown, setShown] = useState({ winningNumber, isFresh: false });
  if (shown.winningNumber !== winningNumber) setShown({ winningNumber, isFresh: winningNumber !== "" });
  useEffect(() => {
    if (!shown.isFresh) return;
    const timer = setTimeout(() => setShown((before) => ({ ...before, isFresh: false })), RESULT_HELD);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown.isFresh;
}
