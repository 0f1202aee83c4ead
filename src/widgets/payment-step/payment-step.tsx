import { useDeposit } from "#data/payments/use-deposit.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { ActionButton } from "#parts/action-button.tsx";
import { AnswerFailed } from "#parts/answer-failed.tsx";
import { useShownSearch } from "#parts/use-shown-search.ts";
import { useText } from "#text/use-text.ts";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { StateBox } from "#ui/list/state-box.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WidgetProps } from "../widget.ts";
import { BACK } from "./back.ts";
import { DepositHead } from "./deposit-head.tsx";
import styles from "./payment-step.module.css";
import { Step } from "./step.tsx";

/** What a member does next for a deposit. */
export function PaymentStep({ options }: WidgetProps<"payment-step">) {
  const query = new URLSearchParams(useShownSearch());
  const back = query.get(BACK);
  const id = (back ?? query.get("id") ?? "").slice(0, 60);
  // The host does not know the address of the page as the visitor sees it.
  const hydrated = useHydrated();
  const { query: answer, isLate, asking } = useDeposit(id);
  const { data, error, refetch } = answer;
  if (!data && ((hydrated && id === "") || isNone(error))) return <None again={options.again} />;
  if (!data && error) return <AnswerFailed error={error} retry={refetch} />;
  if (!data) return <Skeleton className={`gutter ${styles.coming}`} />;
  return (
    <article className={`stack gutter ${styles.payment}`} data-step={data.step.kind}>
      <DepositHead deposit={data} />
      <Step deposit={data} wasThere={back !== null} isLate={isLate} asking={asking} options={options} />
    </article>
  );
}

function isNone(error: unknown): boolean {
  return error instanceof GatewayError && error.code === "request.unknown";
}

function None({ again }: Pick<WidgetProps<"payment-step">["options"], "again">) {
  const text = useText();
  const action = (
    <ActionButton look="main" do={again.do}>
      {text(again.label)}
    </ActionButton>
  );
  return <StateBox kind="empty" title={text("payment.none")} action={action} />;
}
