import { showToast } from "./toast-store.ts";
import { toastTimes } from "./toast-times.ts";

/** Copies a text, and says whether that worked. */
export async function copyText(value: string, words: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    showToast({ text: words.copied, kind: "success", milliseconds: toastTimes.usual });
  } catch {
    showToast({ text: words.failed, kind: "fail", milliseconds: toastTimes.usual });
  }
}
