import { lazy, Suspense, type ComponentType } from "react";
import type { ShownForm } from "#descriptor/form.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import type { BlockingFieldsProps } from "./blocking-fields.tsx";
import { idsOf, type FormScreen } from "../steps/screens-of.ts";

/** Optional help: the form works without its code. */
const BlockingFields = lazy((): Promise<{ default: ComponentType<BlockingFieldsProps> }> =>
  import("./blocking-fields.tsx").then(
    (module) => ({ default: module.BlockingFields }),
    () => ({ default: () => null }),
  ),
);

interface SendButtonProps {
  form: ShownForm;
  screens: readonly FormScreen[];
  /** The place of the visible screen. */
  current: number;
  /** The ids of all fields that are shown. */
  ids: readonly string[];
  /** False: the field blocks the button. */
  gates: Readonly<Record<string, boolean>>;
  busy: boolean;
  focus(id: string): void;
}

/** The button of a form: it shows the next screen, and the last one sends. */
export function SendButton({ form, screens, current, ids, gates, busy, focus }: SendButtonProps) {
  const text = useText();
  const screen = screens[current];
  const isLast = current === screens.length - 1;
  const blocking = (isLast || !screen ? ids : idsOf(screen)).filter((id) => gates[id] === false);
  // A field that is open on this screen says itself what it lacks.
  const hidden = blocking.filter(
    (id) => !screen?.groups.some((group) => group.fold === undefined && group.ids.includes(id)),
  );
  return (
    <>
      <Button
        type="submit"
        look="main"
        wide
        busy={busy}
        disabled={blocking.length > 0}
        // The second half of a double tap would send the next screen.
        onClick={(event) => event.detail > 1 && screens.length > 1 && event.preventDefault()}
      >
        {text(isLast ? form.submit.label : "form.next")}
      </Button>
      {hidden.length > 0 && (
        <Suspense>
          <BlockingFields {...{ form, hidden, focus }} />
        </Suspense>
      )}
    </>
  );
}
