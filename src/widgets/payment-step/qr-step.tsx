import { SaveQrButton } from "#parts/save-qr-button.tsx";
import { useText } from "#text/use-text.ts";
import { QrCode } from "#ui/picture/qr-code.tsx";
import { OutsideButton } from "./outside-button.tsx";
import type { StepProps } from "./step.tsx";

/** A code for another phone; on the same one its picture is saved, or an app is opened with it. */
export function QrStep({ step: { code, app }, deposit }: StepProps<"qr">) {
  const text = useText();
  return (
    <>
      <p className="muted middle size-3 pretty">{text("payment.scan")}</p>
      <div className="centre">
        <QrCode text={code} label={text("cell.qr")} />
      </div>
      <div className="stack gap-2">
        {app !== null && (
          <OutsideButton to={app} look="main">
            {text("payment.openApp")}
          </OutsideButton>
        )}
        <SaveQrButton
          code={code}
          name={`${deposit.methodName} ${deposit.amount}`}
          label="payment.save"
          failed="payment.notSaved"
        />
      </div>
    </>
  );
}
