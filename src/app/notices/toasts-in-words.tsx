import { useText } from "#text/use-text.ts";
import { Toasts } from "#ui/toast/toasts.tsx";

/** The toasts with the page's texts. */
export function ToastsInWords() {
  return <Toasts slow={useText()("state.slow")} />;
}
