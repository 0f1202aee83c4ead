import { useToasts } from "#ui/toast/toast-store.ts";

/** The visible toasts, as "text milliseconds", for tests. */
export function ToastTexts() {
  return (
    <output data-testid="toasts">
      {useToasts()
        .map(({ text, milliseconds }) => `${text} ${milliseconds}`)
        .join(", ")}
    </output>
  );
}
