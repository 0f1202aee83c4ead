import { useEffect, useState } from "react";

type Outcome<T> = { value: T } | { error: unknown };

/**
 * What is loaded after the page, undefined until then; a failure is thrown for the error boundary. Nothing suspends:
 * whatever is ready within 300 ms of a suspended part would be held back by React, such as the rest of the page.
 */
export function useLater<T>(load: () => Promise<T>): T | undefined {
  const [outcome, setOutcome] = useState<Outcome<T>>();
  useEffect(() => {
    load().then(
      (value) => setOutcome({ value }),
      (error: unknown) => setOutcome({ error }),
    );
  }, [load]);
  if (outcome && "error" in outcome) throw outcome.error;
  return outcome?.value;
}
