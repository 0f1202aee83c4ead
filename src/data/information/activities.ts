import { useQueryClient } from "@tanstack/react-query";
import type { CallName } from "#gateway/contract.ts";
import type { Activity, ActivityStatus } from "#gateway/entities.ts";
import { useSend } from "../client/use-call.ts";

/** The tone of each status: "call" needs something from the visitor (games §4). */
export const statusTone: Readonly<Record<ActivityStatus, "call" | "good" | "bad" | "plain">> = {
  join: "call",
  claim: "call",
  joined: "good",
  signed: "good",
  issued: "good",
  claimed: "good",
  rejected: "bad",
  applying: "plain",
  process: "plain",
  close: "plain",
  comingSoon: "plain",
};

/** Calls that are refetched after joining or claiming. */
const dependants: readonly CallName[] = ["activity", "activities", "promotionCount", "wallet", "merchantWallet"];

/** The fields of an application. Other ways to take part have none (games §5). */
export interface Application {
  comment: string;
  images: File[];
}

/**
 * Performs the action of an activity's status: joins, applies or signs in, or claims the reward. Resolves to the next
 * status.
 */
export function useTakePart(): (
  activity: Pick<Activity, "id" | "status">,
  application: Application,
) => Promise<ActivityStatus> {
  const client = useQueryClient();
  const send = useSend();
  return async ({ id, status }, application) => {
    try {
      return (await (status === "claim" ? send("claimActivity", { id }) : send("joinActivity", { id, ...application })))
        .status;
    } finally {
      // Also after a failure: the status tells whether the call arrived.
      await Promise.all(dependants.map((call) => client.invalidateQueries({ queryKey: [call] })));
    }
  };
}
