import type { CallName } from "#gateway/contract.ts";
import { deviceStorage } from "#session/storage.ts";

/** Nothing stays under this key: only the other tabs of the site hear that it was written. */
const CHANGED = "livery.changed";

/** Tells the other tabs of this browser which calls answer something else now. */
export function tellOtherTabs(calls: readonly CallName[]): void {
  if (calls.length === 0) return;
  deviceStorage.write(CHANGED, calls.join(" "));
  deviceStorage.remove(CHANGED);
}

/** Calls back with the calls whose answers another tab has changed; returns how to stop. */
export function onOtherTabs(changed: (call: CallName) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== CHANGED || !newValue) return;
    for (const call of newValue.split(" ")) changed(call as CallName);
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
