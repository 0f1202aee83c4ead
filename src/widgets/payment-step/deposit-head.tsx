import type { CallOutput } from "#gateway/contract.ts";
import { TimeLeft } from "#parts/time-left.tsx";
import { formatMoney } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import styles from "./payment-step.module.css";

/** How much is paid, in which way, and until when. */
export function DepositHead({ deposit }: { deposit: CallOutput<"deposit"> }) {
  const { amount, methodName, expiresAt } = deposit;
  const text = useText();
  const locale = useLocale();
  return (
    <header className={`stack gap-1 middle ${styles.head}`}>
      <p className={`tabular ${styles.amount}`}>{formatMoney(amount, locale)}</p>
      <p className="strong size-3">{methodName}</p>
      {expiresAt !== null && (
        <p className="line gap-1 muted size-2">
          <Icon name="clock" size={16} /> {text("payment.left")} <TimeLeft until={expiresAt} />
        </p>
      )}
    </header>
  );
}
