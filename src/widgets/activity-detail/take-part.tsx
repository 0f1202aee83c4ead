import { useState } from "react";
import { isOfMember } from "#data/information/activities.ts";
import type { CallOutput } from "#gateway/contract.ts";
import { useSession } from "#session/use-session.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Field } from "#ui/control/field.tsx";
import { noImages } from "./chosen-images.ts";
import { ImageField } from "./image-field.tsx";
import styles from "./activity-detail.module.css";
import { useJoin } from "./use-join.ts";

/** Characters of a comment on an application (account §9, games §5). */
const COMMENT_LIMIT = 140;

/** The one action of the status; where there is none, why not. */
export function TakePart({ activity }: { activity: CallOutput<"activity"> }) {
  const { status, application } = activity;
  const text = useText();
  const session = useSession();
  const [comment, setComment] = useState("");
  const [chosen, setChosen] = useState(noImages);
  const { busy, take } = useJoin(activity);
  const signIn = !session && isOfMember(status);
  if (status !== "join" && status !== "claim" && !signIn)
    return <p className={styles.why}>{text(`activity.why.${status}`)}</p>;
  const applies = application && status === "join";
  return (
    <form
      className={styles.form}
      onSubmit={(event) => (event.preventDefault(), void take({ comment, images: chosen.images }))}
    >
      {applies && session && (
        <Field
          label={text("activity.comment")}
          note={`${comment.length} / ${COMMENT_LIMIT}`}
          className={styles.comment}
          control={(input) => (
            <textarea
              {...input}
              rows={3}
              maxLength={COMMENT_LIMIT}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
          )}
        />
      )}
      {applies && session && <ImageField chosen={chosen} change={setChosen} />}
      <Button type="submit" look="main" wide busy={busy}>
        {text(`activity.action.${signIn ? "signIn" : applies ? "apply" : status}`)}
      </Button>
    </form>
  );
}
