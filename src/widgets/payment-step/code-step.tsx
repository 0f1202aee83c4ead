import { useState, type FormEvent } from "react";
import { useRefetchChanged } from "#data/client/cache/tell-of-changes.ts";
import { errorTextKey } from "#data/client/transport/gateway-error.ts";
import { useSend } from "#data/client/use-call.ts";
import { readDigits } from "#text/read-digits.ts";
import { usePhrase, useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Field } from "#ui/control/field.tsx";
import type { StepProps } from "./step.tsx";

/** A code that the provider has sent. */
export function CodeStep({ step: { sentTo, length }, deposit: { id } }: StepProps<"code">) {
  const text = useText();
  const phrase = usePhrase();
  const { code, setCode, error, isBusy, send } = useCode(id, length);
  return (
    <form className="stack gap-4" onSubmit={(event) => void send(event)} noValidate>
      <Field
        label={phrase("payment.code", { sentTo })}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error && text(error)}
        onChange={(event) => setCode(readDigits(event.target.value).replaceAll(/\D/g, "").slice(0, length))}
      />
      <Button look="main" type="submit" busy={isBusy} wide>
        {text("payment.confirm")}
      </Button>
    </form>
  );
}

function useCode(id: string, length: number) {
  const ask = useSend();
  const refetchChanged = useRefetchChanged();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (code.length < length) return setError("payment.codeShort");
    setBusy(true);
    setError(undefined);
    try {
      await ask("confirmDeposit", { id, verificationCode: code });
    } catch (failure) {
      setCode("");
      setError(errorTextKey(failure));
    }
    await refetchChanged("confirmDeposit");
    setBusy(false);
  }
  return { code, setCode, error, isBusy, send };
}
