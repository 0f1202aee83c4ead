import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { copyText } from "#ui/toast/copy-text.ts";
import styles from "./payment-step.module.css";
import type { StepProps } from "./step.tsx";

/** The data of a transfer, each with a button that copies it. */
export function Instructions({ step: { lines } }: StepProps<"instructions">) {
  const text = useText();
  const words = { copied: text("cell.copied"), failed: text("cell.copyFailed") };
  return (
    <>
      <p className="muted middle size-3 pretty">{text("payment.transfer")}</p>
      <dl className={`ruled ${styles.lines}`} data-surface="card">
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt className="muted size-2">{label}</dt>
            <dd className="line gap-3 strong size-3 tabular breaks between">
              <span>{value}</span>
              <Button
                look="text"
                aria-label={`${text("cell.copy")}: ${label}`}
                onClick={() => void copyText(value, words)}
              >
                {text("cell.copy")}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
