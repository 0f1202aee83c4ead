import { useAudience } from "#facts/use-audience.ts";
import type { ReactNode } from "react";
import type { Asking } from "#data/payments/use-deposit.ts";
import type { CallOutput } from "#gateway/contract.ts";
import { ActionButton } from "#parts/action-button.tsx";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import type { WidgetProps } from "../widget.ts";
import { CancelButton } from "./cancel-button.tsx";
import { CodeStep } from "./code-step.tsx";
import { Instructions } from "./instructions.tsx";
import { Leaving } from "./leaving.tsx";
import { QrStep } from "./qr-step.tsx";
import styles from "./payment-step.module.css";

export type Deposit = CallOutput<"deposit">;
type Kind = Deposit["step"]["kind"];
export type StepOf<K extends Kind> = Extract<Deposit["step"], { kind: K }>;

export interface StepProps<K extends Kind = Kind> {
  deposit: Deposit;
  step: StepOf<K>;
  /** Whether the visitor has been at the provider's page. */
  wasThere: boolean;
}

interface Shown {
  deposit: Deposit;
  wasThere: boolean;
  /** Whether the platform is no longer asked by itself. */
  isLate: boolean;
  asking: Asking;
  options: WidgetProps<"payment-step">["options"];
}

/** What a member does while a deposit waits; undefined: nothing. */
const open: { readonly [K in Kind]?: (props: StepProps<K>) => ReactNode } = {
  redirect: Leaving,
  app: Leaving,
  qr: QrStep,
  instructions: Instructions,
  code: CodeStep,
};

/** The step of a deposit, by its kind. */
export function Step({ deposit, wasThere, isLate, asking, options }: Shown) {
  const { step } = deposit;
  if (step.kind === "done") return <Done options={options} />;
  if (step.kind === "refused") return <Refused reason={step.reason} options={options} />;
  // The table pairs each kind with what shows it; the compiler cannot follow the pair.
  const Open = open[step.kind] as ((props: StepProps) => ReactNode) | undefined;
  return (
    <>
      {Open && <Open deposit={deposit} step={step} wasThere={wasThere} />}
      {(!Open || wasThere || isLate) && <Confirming isLate={isLate} asking={asking} records={options.records} />}
      {deposit.cancellable && <CancelButton id={deposit.id} />}
    </>
  );
}

function Done({ options: { done } }: Pick<Shown, "options">) {
  const text = useText();
  return (
    <div className="stack gap-3" role="status">
      <span className={`round ${styles.mark}`} data-outcome="good" aria-hidden="true" />
      <h2 className={`middle strong size-4 ${styles.title}`}>{text("payment.done")}</h2>
      <ActionButton look="main" do={done.do}>
        {text(done.label)}
      </ActionButton>
    </div>
  );
}

function Refused({ reason, options: { again } }: { reason: StepOf<"refused">["reason"] } & Pick<Shown, "options">) {
  const text = useText();
  return (
    <div className="stack gap-3" role="status">
      <span className={`round ${styles.mark}`} data-outcome="bad" aria-hidden="true" />
      <h2 className={`middle strong size-4 ${styles.title}`}>{text(`payment.refused.${reason}`)}</h2>
      <p className="muted middle size-3 pretty">{text("payment.noneTaken")}</p>
      <ActionButton look="main" do={again.do}>
        {text(again.label)}
      </ActionButton>
    </div>
  );
}

function Confirming({ isLate, asking, records }: Pick<Shown, "isLate" | "asking"> & Pick<Shown["options"], "records">) {
  const text = useText();
  const hasRecords = useAudience()(records.when) !== "nobody";
  return (
    <div className="stack gap-3" role="status">
      <p className={`middle strong size-4 ${styles.title}`}>{text(isLate ? "payment.late" : "payment.confirming")}</p>
      <p className="muted middle size-3 pretty">{text(isLate ? "payment.lateText" : "payment.confirmingText")}</p>
      <div className="stack gap-2">
        <Button look={isLate ? "main" : "quiet"} busy={asking.isBusy} onClick={asking.ask}>
          {text("payment.ask")}
        </Button>
        {isLate && hasRecords && (
          <ActionButton look="quiet" do={records.do}>
            {text(records.label)}
          </ActionButton>
        )}
      </div>
    </div>
  );
}
