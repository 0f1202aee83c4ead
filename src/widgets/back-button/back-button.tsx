import { useRun } from "#actions/use-run.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";

/** The back arrow (account §2.3). Where it leads is decided by the deed `back`. */
export function BackButton() {
  const run = useRun();
  const text = useText();
  return (
    <Button look="icon" icon="back" onClick={() => void run({ action: "back" })}>
      {text("header.back")}
    </Button>
  );
}
