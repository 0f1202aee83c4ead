import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { StateBox } from "#ui/list/state-box.tsx";

interface AnswerFailedProps {
  error?: unknown;
  /** The text key of what did not load, where that is not clear: a page can have several that failed together. */
  failed?: string | undefined;
  /** Less tall, to fit inside a row. */
  small?: boolean;
  retry(): unknown;
}

/** Says that an answer could not be loaded, and requests it again. The platform may not know, or no longer, whose it is. */
export function AnswerFailed({ error, failed, small = true, retry }: AnswerFailedProps) {
  const text = useText();
  const { code } = (error ?? {}) as { code?: unknown };
  return (
    <StateBox
      small={small}
      kind="error"
      title={text(failed ?? (code === "request.unknown" ? `error.${code}` : "state.failed"))}
      action={<Button onClick={() => void retry()}>{text("state.retry")}</Button>}
    />
  );
}
