import type { Activity, ActivityStatus } from "#gateway/entities.ts";
import type { Tone } from "#gateway/field-types.ts";
import { useRefetchChanged } from "../client/cache/tell-of-changes.ts";
import { useSend } from "../client/use-call.ts";

/** The tone of each status: "waiting" needs something from the visitor (games §4). */
export const statusTone: Readonly<Record<ActivityStatus, Tone>> = {
  join: "waiting",
  claim: "waiting",
  joined: "good",
  signed: "good",
  issued: "good",
  claimed: "good",
  rejected: "bad",
  applying: "quiet",
  process: "quiet",
  close: "quiet",
  comingSoon: "quiet",
};

/** Whether a status is that of a member who takes part: for a guest it says nothing. */
export function isOfMember(status: ActivityStatus): boolean {
  return !["join", "claim", "close", "comingSoon"].includes(status);
}

/** The activities that end first before all others: then those without an end, and last those that are over. */
export function byDeadline(activities: readonly Activity[]): Activity[] {
  const rank = ({ status, endsAt }: Activity) =>
    status === "close" ? Infinity : endsAt === undefined ? Number.MAX_VALUE : Date.parse(endsAt);
  return [...activities].sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

/** Performs the action of an activity's status: joins or signs in, or claims the reward. Resolves to the next status. */
export function useTakePart(): (activity: Pick<Activity, "id" | "status">) => Promise<ActivityStatus> {
  const refetchChanged = useRefetchChanged();
  const send = useSend();
  return async ({ id, status }) => {
    const call = status === "claim" ? "claimActivity" : "joinActivity";
    try {
      return (await send(call, { id })).status;
    } finally {
      // Also after a failure: the status shows whether the call arrived.
      await refetchChanged(call);
    }
  };
}
