import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { StateBox } from "#ui/list/state-box.tsx";

/** Says that an answer could not be loaded, and asks again. */
export function AnswerFailed({ retry }: { retry(): unknown }) {
  const text = useText();
  return (
    <StateBox
      small
      kind="error"
      title={text("state.failed")}
      action={
        <Button look="quiet" onClick={() => void retry()}>
          {text("state.retry")}
        </Button>
      }
    />
  );
}
