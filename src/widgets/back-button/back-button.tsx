import { useRun } from "#actions/use-run.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";

/** The back arrow (account §2.3). Its target is decided by the action `back`. */
export function BackButton() {
  const run = useRun();
  const text = useText();
  return (
    <Button look="icon" icon="back" onClick={() => void run({ action: "back" })}>
      {text("header.back")}
    </Button>
  );
}
