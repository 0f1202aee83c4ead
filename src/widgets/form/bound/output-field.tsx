import type { FieldOf } from "#descriptor/field.ts";
import { useCellsOfRows } from "#parts/use-shown-cells.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { useSite } from "#data/page/site.ts";
import { behaviourOf } from "#data/client/transport/failure-behaviour.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { failureMessage } from "../submit/failure-message.ts";
import { messageText } from "../fields/field-message.ts";
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
  failed: "field.bound.failed",
  ready: "",
} as const;

/** Whether the platform says no to what is typed, rather than nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof GatewayError && behaviourOf(error).refused;
}

/** What the platform says of what is typed: a fee, the limits of today. */
export function OutputField(props: LaterProps<FieldOf<"output">>) {
  const { id, field, methods } = props;
  const text = useText();
  const { timeZone } = useSite().features;
  const { of } = useCellsOfRows(field.fields);
  const { state, answer, error, retry } = useWatch(field.watch, props);
  const isBlocked = state !== "ready" && state !== "empty";
  useBlocked(props, isBlocked);
  const refusal =
    state === "failed" && isRefusal(error) ? messageText(failureMessage(error, timeZone), text) : undefined;
  const said = state !== "ready" && (refusal ?? text(STATE_TEXTS[state]));
  const { ref } = methods.register(id, { validate: () => !isBlocked || STATE_TEXTS[state] });
  return (
    <div
      className={`stack gap-2 ${styles.output}`}
      role="group"
      aria-labelledby={`${id}-label`}
      ref={ref}
      tabIndex={-1}
    >
      <Rows id={id} label={field.label} cells={answer ? of(answer) : []} valueOf={(name) => answer?.[name]} />
      {state === "waiting" && <Skeleton className={styles.awaited} />}
      <p className={`muted ${styles.said}`} role="status">
        {said}
      </p>
      {state === "guest" && <SignInLink />}
      {state === "failed" && (
        <Button look="quiet" onClick={retry}>
          {text("field.bound.retry")}
        </Button>
      )}
    </div>
  );
}
