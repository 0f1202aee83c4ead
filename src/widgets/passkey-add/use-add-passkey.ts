import { useRef, useState } from "react";
import { loadCeremony, passkeyProblem } from "#data/sign-in/passkey-support.ts";
import { useRefetchChanged } from "#data/client/cache/tell-of-changes.ts";
import { useSend } from "#data/client/use-call.ts";
import { useDevices } from "#session/use-session.ts";
import { useText } from "#text/use-text.ts";
import { showToast } from "#ui/toast/toast-store.ts";

/** How long a success is shown, in milliseconds (account §9). */
const SUCCESS = 1000;
const kinds = ["ios", "android", "desktop"] as const;

/** Adds a passkey on this phone, named after it. A failure is a text key. */
export function useAddPasskey() {
  const text = useText();
  const send = useSend();
  const refetchChanged = useRefetchChanged();
  const devices = useDevices();
  const running = useRef(false);
  const [adding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function add(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setAdding(true);
    setFailure(null);
    const kind = kinds.find((one) => devices.includes(one)) ?? "desktop";
    try {
      const { createPasskey } = await loadCeremony();
      await createPasskey(send, text(`passkey.device.${kind}`));
      showToast({ text: text("passkey.added"), kind: "success", milliseconds: SUCCESS });
      await refetchChanged("addPasskey");
    } catch (error) {
      setFailure(passkeyProblem(error, "passkey.notAdded"));
    } finally {
      running.current = false;
      setAdding(false);
    }
  }
  return { adding, failure, add };
}
