import { StateBox } from "#ui/state-box.tsx";
import { Button } from "#ui/button.tsx";
import { useText } from "#text/use-text.ts";

/** What stands in the place of a widget that broke or whose code did not load. */
export function BrokenWidget({ retry }: { retry: () => void }) {
  const text = useText();
  return <StateBox kind="error" title={text("error.widget")} action={<Button look="quiet" onClick={retry}>{text("state.retry")}</Button>} />;
}
