import { lazy, Suspense } from "react";
import { useOverlay } from "#actions/overlay.ts";
import { useQuestion } from "#ui/overlay/dialog-store.ts";
import { useToasts } from "#ui/toast/toast-store.ts";
import { Connection } from "../notices/connection.tsx";
import { ForcedRedirect } from "./forced-redirect.tsx";
import { LostSession } from "./lost-session.tsx";
import { OldNotice } from "../notices/stale-notice.tsx";
import { useSiteWorker } from "../worker/use-site-worker.ts";
import { useSwipeBack } from "../frame/use-swipe-back.ts";

const Overlays = lazy(() => import("./overlays.tsx").then((module) => ({ default: module.Overlays })));
const Toasts = lazy(() =>
  import("../notices/toasts-in-words.tsx").then((module) => ({ default: module.ToastsInWords })),
);
const NewVersion = lazy(() => import("../notices/new-version.tsx").then((module) => ({ default: module.NewVersion })));
const ConfirmDialog = lazy(() =>
  import("#ui/overlay/confirm-dialog.tsx").then((module) => ({ default: module.ConfirmDialog })),
);

interface Props {
  /** Whether the page that somebody wants is on its way. */
  loading: boolean;
}

/**
 * Toasts, questions, overlays and notices, and what watches connection, session, new versions of the site and the
 * phone's own gestures. Its code comes after the page reacts, that of most of them when the first one is shown; that of
 * what is said without a connection must be there before.
 */
export function OverThePage({ loading }: Props) {
  const toasts = useToasts().length > 0;
  const question = useQuestion() !== null;
  const overlay = useOverlay() !== null;
  const loadNewVersion = useSiteWorker();
  useSwipeBack();
  return (
    <>
      <Suspense>
        {overlay && <Overlays />}
        {question && <ConfirmDialog />}
        {toasts && <Toasts />}
        {loadNewVersion && <NewVersion load={loadNewVersion} />}
      </Suspense>
      <OldNotice />
      <Connection loading={loading} />
      <LostSession />
      <ForcedRedirect />
    </>
  );
}
