import { renderHook } from "@testing-library/react";
import { useOverlay, type Overlay } from "#actions/overlay.ts";
import { useQuestion } from "#ui/overlay/dialog-store.ts";
import { useToasts, type Toast } from "#ui/toast/toast-store.ts";

/** The visible toast. */
export function shownToast(): Toast | undefined {
  return read(useToasts).at(-1);
}

/** The open dialog. */
export function openQuestion() {
  return read(useQuestion);
}

/** The open overlay. */
export function shownOverlay(): Overlay | null {
  return read(useOverlay);
}

function read<T>(hook: () => T): T {
  const { result, unmount } = renderHook(hook);
  const value = result.current;
  unmount();
  return value;
}
