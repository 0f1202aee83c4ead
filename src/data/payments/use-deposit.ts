import { useEffect, useEffectEvent, useState } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import type { CallOutput } from "#gateway/contract.ts";
import { useRefetchChanged } from "../client/cache/tell-of-changes.ts";
import { useCall } from "../client/use-call.ts";
import { useSite } from "../page/site.ts";
import { pauseAfter } from "./pause.ts";

type Deposit = CallOutput<"deposit">;

/** How the visitor asks the platform at once. Busy is only that: what the page asks by itself disturbs nobody. */
export interface Asking {
  isBusy: boolean;
  ask(): void;
}

interface Followed {
  query: UseQueryResult<Deposit>;
  /** Whether the platform is no longer asked by itself, although the deposit still waits. */
  isLate: boolean;
  asking: Asking;
}

/** A deposit, asked for until it is settled; without an id nothing is asked. */
export function useDeposit(id: string): Followed {
  const { language } = useSite();
  const [seen, setSeen] = useState({ at: 0, answers: 0, waits: true });
  const pause = seen.waits && pauseAfter(seen.answers);
  const query = useCall("deposit", { id, language }, { enabled: id !== "", staleTime: 0, refetchInterval: pause });
  const { data, dataUpdatedAt: at } = query;
  const waits = data === undefined || data.status === "waiting";
  if (at !== seen.at) setSeen({ at, answers: seen.answers + 1, waits });
  useRefetchedBalance(data?.status);
  const isLate = waits && pause === false;
  const asking = useAsking(async () => {
    // What the visitor asks for is not counted, so that taps do not end what the page does by itself.
    if (!isLate) setSeen((before) => ({ ...before, answers: before.answers - 1 }));
    await query.refetch();
  });
  return { query, isLate, asking };
}

function useAsking(refetch: () => Promise<void>): Asking {
  const [isBusy, setBusy] = useState(false);
  async function ask(): Promise<void> {
    setBusy(true);
    await refetch();
    setBusy(false);
  }
  return { isBusy, ask: () => void ask() };
}

/** What was credited while the visitor watched is in the balances that the page shows. */
function useRefetchedBalance(status: Deposit["status"] | undefined): void {
  const refetchChanged = useRefetchChanged();
  const refetch = useEffectEvent(() => void refetchChanged("confirmDeposit"));
  useEffect(() => {
    if (status === "credited") refetch();
  }, [status]);
}
