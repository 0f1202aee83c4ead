import { useState } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { FieldName, FieldNote, FieldStatus } from "#ui/control/field-words.tsx";
import { Skeletons } from "#ui/list/skeleton.tsx";
import { useBlocked } from "../bound/use-blocked.ts";
import { messageText } from "../fields/field-message.ts";
import { useFieldError } from "../fields/use-form-state.ts";
import { SignInLink } from "../fields/sign-in-link.tsx";
import type { LaterProps } from "../fields/field-props.ts";
import styles from "./described-group.module.css";
import { PartField } from "./part-field.tsx";
import { PartWords } from "./part-words.tsx";
import { useDescription } from "./use-description.ts";
import { STATE_TEXTS, usePartsValue } from "./use-parts-value.ts";
import { useShownParts } from "./use-shown-parts.ts";

/** Fields that the platform describes, each as the form's own field of its kind. */
export function DescribedGroup(props: LaterProps<FieldOf<"described">>) {
  const { id, field } = props;
  const text = useText();
  const [group, setGroup] = useState<HTMLElement | null>(null);
  const description = useDescription(props);
  const { state, retry } = description;
  const parts = useShownParts(props, description);
  usePartsValue(props, { state, parts }, group);
  const isBlocked = state !== "ready" && state !== "empty";
  useBlocked(props, isBlocked);
  const error = useFieldError(props);
  const refused = error && messageText(error, text);
  if (state === "ready" && parts.length === 0) return null;
  return (
    <div
      ref={setGroup}
      className={`stack gap-4 ${styles.group}`}
      role="group"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
    >
      <FieldName id={`${id}-label`}>{text(field.label)}</FieldName>
      <PartWords parts={parts}>
        {parts.map((part, place) => (
          <PartField
            key={`${part.id} ${part.shape}`}
            {...props}
            part={part}
            next={parts[place + 1]?.id ?? props.next}
          />
        ))}
      </PartWords>
      {state === "waiting" && parts.length === 0 && <Skeletons count={field.coming} className={styles.awaited} />}
      <FieldStatus role="status" wrong={isBlocked && state !== "waiting"}>
        {state === "empty" ? text("field.output.empty") : isBlocked ? text(STATE_TEXTS[state]) : refused}
      </FieldStatus>
      {state === "guest" && <SignInLink />}
      {(state === "failed" || state === "refused") && (
        <Button look="quiet" onClick={retry}>
          {text("field.described.retry")}
        </Button>
      )}
      <FieldNote>{field.note && text(field.note)}</FieldNote>
    </div>
  );
}
