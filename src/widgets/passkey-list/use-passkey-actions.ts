import { useRef, useState } from "react";
import { errorTextKey } from "#data/client/gateway-error.ts";
import { loadCeremony, passkeyProblem } from "#data/sign-in/passkey-support.ts";
import { useRefetchChanged } from "#data/client/effects.ts";
import { useSend } from "#data/client/use-call.ts";
import { useDevices } from "#session/use-session.ts";
import { useText } from "#text/use-text.ts";
import { ask } from "#ui/overlay/dialog-store.ts";
import { showToast } from "#ui/toast/toast-store.ts";

/** How long a success is shown, in milliseconds (account §9). */
const SUCCESS = 1000;
const kinds = ["ios", "android", "desktop"] as const;

/** Adds and removes passkeys; `onRemoved` is called when one is gone. Failures are text keys. */
export function usePasskeyActions(onRemoved: () => void) {
  const text = useText();
  const send = useSend();
  const refetchChanged = useRefetchChanged();
  const devices = useDevices();
  const running = useRef(false);
  const [adding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function finish(message: string, call: "addPasskey" | "removePasskey"): Promise<void> {
    showToast({ text: text(message), kind: "success", milliseconds: SUCCESS });
    await refetchChanged(call);
  }

  async function add(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setAdding(true);
    setFailure(null);
    const kind = kinds.find((one) => devices.includes(one)) ?? "desktop";
    try {
      const { createPasskey } = await loadCeremony();
      await createPasskey(send, text(`passkey.device.${kind}`));
      await finish("passkey.added", "addPasskey");
    } catch (error) {
      setFailure(passkeyProblem(error, "passkey.notAdded"));
    } finally {
      running.current = false;
      setAdding(false);
    }
  }

  async function remove(id: string): Promise<void> {
    const agreed = await ask({
      title: text("passkey.removeTitle"),
      text: text("passkey.removeText"),
      cancel: text("dialog.cancel"),
      submit: text("passkey.remove"),
    });
    if (!agreed) return;
    setFailure(null);
    try {
      await send("removePasskey", { id });
      // Fire and forget: the platform has dropped the passkey already.
      await loadCeremony()
        .then(({ forgetOnPhone }) => forgetOnPhone(id))
        .catch(() => undefined);
      await finish("passkey.removed", "removePasskey");
      onRemoved();
    } catch (error) {
      setFailure(errorTextKey(error));
    }
  }
  return { adding, failure, add, remove };
}
