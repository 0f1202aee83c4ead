import { useRun } from "#actions/use-run.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { StateBox } from "#ui/list/state-box.tsx";

/** A game that does not respond: the player can retry or go back. */
export function LateGame({ again }: { again(): void }) {
  const text = useText();
  const run = useRun();
  return (
    <StateBox
      kind="error"
      title={text("launch.late")}
      text={text("launch.lateText")}
      action={
        <>
          <Button look="main" onClick={again}>
            {text("state.retry")}
          </Button>
          <Button look="quiet" onClick={() => void run({ action: "back" })}>
            {text("launch.back")}
          </Button>
        </>
      }
    />
  );
}
