import { Notice } from "#ui/mark/notice.tsx";
import { Button } from "#ui/control/button.tsx";
import { useText } from "#text/use-text.ts";

/** What stands in the place of a widget that broke or whose code did not load. */
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
