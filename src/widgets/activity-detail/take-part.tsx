import type { ReactNode } from "react";
import { isOfMember } from "#data/information/activities.ts";
import type { CallOutput } from "#gateway/contract.ts";
import { useSession } from "#session/use-session.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import styles from "./activity-detail.module.css";
import { useJoin } from "./use-join.ts";

interface TakePartProps {
  activity: CallOutput<"activity">;
  /** What a member fills in where the platform wants an application. */
  application: ReactNode;
}

/** The one action of the status; where there is none, why not. */
export function TakePart({ activity, application }: TakePartProps) {
  const { status } = activity;
  const text = useText();
  const session = useSession();
  const { busy, take } = useJoin(activity);
  const signIn = !session && isOfMember(status);
  if (status !== "join" && status !== "claim" && !signIn)
    return <p className={`strong ${styles.why}`}>{text(`activity.why.${status}`)}</p>;
  const applies = activity.application && status === "join";
  return (
    <div className={styles.action}>
      {applies && session && application ? (
        application
      ) : (
        <Button look="main" wide busy={busy} onClick={() => void take()}>
          {text(`activity.action.${signIn ? "signIn" : applies ? "apply" : status}`)}
        </Button>
      )}
    </div>
  );
}
