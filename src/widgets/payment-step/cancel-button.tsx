import { useText } from "#text/use-text.ts";
import { ActionButton } from "#parts/action-button.tsx";

/** Gives the deposit up, after a question. */
export function CancelButton({ id }: { id: string }) {
  const text = useText();
  return (
    <ActionButton
      look="text"
      do={{
        action: "call",
        call: "cancelDeposit",
        with: { id },
        confirm: {
          title: "payment.cancelTitle",
          text: "payment.cancelText",
          cancel: "payment.keep",
          submit: "payment.cancel",
        },
      }}
    >
      {text("payment.cancel")}
    </ActionButton>
  );
}
