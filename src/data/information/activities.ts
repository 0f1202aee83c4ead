import { useQueryClient } from "@tanstack/react-query";
import type { CallName } from "#gateway/contract.ts";
import type { Activity, ActivityStatus } from "#gateway/entities.ts";
import { useSend } from "../client/use-call.ts";

/** How each status is to be taken: "call" wants something of the visitor (games §4). */
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

/** What is asked for again once somebody has joined or claimed. */
const followers: readonly CallName[] = ["activity", "activities", "promotionCount", "wallet", "merchantWallet"];

/** What goes with an application. Other ways to take part have neither (games §5). */
export interface Application {
  comment: string;
  images: File[];
}

/**
 * Does what an activity's status calls for: joins, applies or signs in, or claims the reward. Resolves to the status
 * that follows.
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
      // Also after a failure: whether the call arrived is seen in the status.
      await Promise.all(followers.map((call) => client.invalidateQueries({ queryKey: [call] })));
    }
  };
}
