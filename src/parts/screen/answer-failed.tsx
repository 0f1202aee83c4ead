import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { StateBox } from "#ui/list/state-box.tsx";

interface AnswerFailedProps {
  /** What did not load, in words: a page can have several that failed together. */
  title: string;
  retry(): unknown;
}

/** Says that an answer could not be loaded, and requests it again. */
export function AnswerFailed({ title, retry }: AnswerFailedProps) {
  const text = useText();
  return (
    <StateBox
      small
      kind="error"
      title={title}
      action={
        <Button look="quiet" onClick={() => void retry()}>
          {text("state.retry")}
        </Button>
      }
    />
  );
}
