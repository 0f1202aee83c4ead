import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";

interface Saved {
  /** The text of the QR code. */
  code: string;
  /** The name of the picture's file. */
  name: string;
  /** Text keys of the button, and of the toast where the picture cannot be saved. */
  label: string;
  failed: string;
  className?: string | undefined;
}

/** Saves the picture of a QR code: for who has only the phone that shows it, and for a printed page. */
export function SaveQrButton({ code, name, label, failed, className }: Saved) {
  const text = useText();
  const save = () =>
    import("#ui/picture/save-qr.ts")
      .then(({ saveQr }) => saveQr(code, name))
      .catch(() => showToast({ text: text(failed), kind: "fail", milliseconds: toastTimes.short }));
  return (
    <Button look="quiet" icon="download" className={className} onClick={() => void save()}>
      {text(label)}
    </Button>
  );
}
