import type { FieldOf } from "#descriptor/field.ts";
import { useCellsOfRows } from "#parts/use-shown-cells.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import type { LaterProps } from "../fields/field-props.ts";
import { SignInLink } from "../fields/sign-in-link.tsx";
import styles from "./output-field.module.css";
import { Rows } from "./rows.tsx";
import { useBlocked } from "./use-blocked.ts";
import { useWatch } from "./use-watch.ts";

const STATE_TEXTS = {
  guest: "field.bound.guest",
  empty: "field.output.empty",
  waiting: "field.bound.waiting",
  failed: "field.output.failed",
  ready: "",
} as const;

/** What the platform says of what is typed: a fee, the limits of today. */
export function OutputField(props: LaterProps<FieldOf<"output">>) {
  const { id, field, methods } = props;
  const text = useText();
  const { of } = useCellsOfRows(field.fields);
  const { state, answer, retry } = useWatch(field.watch, props);
  const isBlocked = state !== "ready" && state !== "empty";
  useBlocked(props, isBlocked);
  const { ref } = methods.register(id, { validate: () => !isBlocked || STATE_TEXTS[state] });
  return (
    <div className={styles.output} role="group" aria-labelledby={`${id}-label`} ref={ref} tabIndex={-1}>
      <Rows id={id} label={field.label} cells={answer ? of(answer) : []} valueOf={(name) => answer?.[name]} />
      {state === "waiting" && <Skeleton className={styles.awaited} />}
      <p className={styles.said} role="status">
        {state !== "ready" && text(STATE_TEXTS[state])}
      </p>
      {state === "guest" && <SignInLink />}
      {state === "failed" && (
        <Button look="quiet" onClick={retry}>
          {text("field.output.retry")}
        </Button>
      )}
    </div>
  );
}
