import { lazy, Suspense, useEffect } from "react";
import { useOverlay } from "#actions/overlay.ts";
import { useQuestion } from "#ui/overlay/dialog-store.ts";
import { useToasts } from "#ui/toast/toast-store.ts";
import { AutomaticSignIn } from "./automatic-sign-in.tsx";
import { Connection } from "../notices/connection.tsx";
import { ForcedRedirect } from "./forced-redirect.tsx";
import { LostSession } from "./lost-session.tsx";
import { NextPages } from "./next-pages.tsx";
import { leaveOldBuild } from "../old-build.ts";
import { whenPartsAreGone } from "../load-part.ts";
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
  /** Whether the requested page is still loading. */
  loading: boolean;
}

/**
 * Toasts, dialogs, overlays and notices, and the observers of connection, session, new versions and gestures. Its code
 * loads after the page is interactive, most parts when they are first shown; the messages about a lost connection are
 * loaded ahead.
 */
export function OverThePage({ loading }: Props) {
  const toasts = useToasts().length > 0;
  const question = useQuestion() !== null;
  const overlay = useOverlay() !== null;
  const loadNewVersion = useSiteWorker();
  useSwipeBack();
  useEffect(() => whenPartsAreGone(leaveOldBuild), []);
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
      <AutomaticSignIn />
      <ForcedRedirect />
      <NextPages />
    </>
  );
}
