import { Notice } from "#ui/mark/notice.tsx";
import { Button } from "#ui/control/button.tsx";
import { useText } from "#text/use-text.ts";

/** Replaces a widget that failed to render or whose code did not load. */
export function BrokenWidget({ retry }: { retry: () => void }) {
  const text = useText();
  return (
    <Notice
      action={
        <Button look="quiet" onClick={retry}>
          {text("state.retry")}
        </Button>
      }
    >
      {text("error.widget")}
    </Notice>
  );
}
