import { lazy, Suspense } from "react";
import { useOverlay } from "#actions/overlay.ts";
import { useQuestion } from "#ui/dialog-store.ts";
import { useToasts } from "#ui/toast-store.ts";
import { Connection } from "./connection.tsx";
import { LostSession } from "./lost-session.tsx";
import { useSwipeBack } from "./use-swipe-back.ts";

const Overlays = lazy(() => import("./overlays.tsx").then((module) => ({ default: module.Overlays })));
const Toasts = lazy(() => import("./toasts-in-words.tsx").then((module) => ({ default: module.ToastsInWords })));
const ConfirmDialog = lazy(() => import("#ui/confirm-dialog.tsx").then((module) => ({ default: module.ConfirmDialog })));

interface Props {
  /** Whether the page that somebody wants is on its way. */
  loading: boolean;
}

/**
 * Toasts, questions and overlays, and what watches connection, session and the phone's own gestures. Its code comes after the page reacts, that of
 * each of them when the first one is shown.
 */
export function OverThePage({ loading }: Props) {
  const toasts = useToasts().length > 0;
  const question = useQuestion() !== null;
  const overlay = useOverlay() !== null;
  useSwipeBack();
  return (
    <>
      <Suspense>
        {overlay && <Overlays />}
        {question && <ConfirmDialog />}
        {toasts && <Toasts />}
      </Suspense>
      <Connection loading={loading} />
      <LostSession />
    </>
  );
}
