import { useEffect, useState } from "react";
import type { Announcement } from "#gateway/entities.ts";
import { useOverlay } from "#actions/overlay.ts";
import { useList } from "#data/client/use-call.ts";
import { useSession } from "#session/use-session.ts";
import { useQuestion } from "#ui/overlay/dialog-store.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useLate } from "#ui/use-late.ts";
import type { WidgetProps } from "../widget.ts";
import { hide, keepShown, shouldShow } from "./popup-memory.ts";
import { groupOf, popupItems } from "./popup-rules.ts";

/** The state of the popup in this visit: waiting, nothing to show, or these. */
type Decision = "open" | "nothing" | readonly Announcement[];

/**
 * Announcements over the page (games §2, §4). They are not in the host's HTML; their code is loaded as soon as there is
 * something to show, so that it is there when the delay has passed.
 */
export function AnnouncementPopup({ options }: WidgetProps<"announcement-popup">) {
  const session = useSession();
  const hydrated = useHydrated();
  const waited = useElapsed(options.delay);
  // An overlay that the visitor opened meanwhile goes first, and so does a dialog.
  const overlay = useOverlay();
  const question = useQuestion();
  const free = overlay === null && question === null;
  const { data } = useList("announcement", options.source, { enabled: hydrated });
  const [decision, setDecision] = useState<Decision>("open");
  const group = groupOf(session);
  const expected = decision === "open" && data !== undefined && shouldShow(popupItems(data, session), group);

  useEffect(() => {
    if (decision !== "open" || !waited || !free || !data) return;
    const items = popupItems(data, session);
    const shown = shouldShow(items, group);
    if (shown) keepShown(items, group);
    setDecision(shown ? items : "nothing");
  }, [decision, waited, free, data, session, group]);

  const items = typeof decision === "string" ? null : decision;
  const Popup = useLate(expected || items !== null, () => import("./popup.tsx").then((module) => module.Popup));
  return (
    items &&
    Popup &&
    question === null && (
      <Popup items={items} options={options} onHide={() => hide(group)} onClosed={() => setDecision("nothing")} />
    )
  );
}

/** Whether so many milliseconds have passed since the page was opened. */
function useElapsed(milliseconds: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return waited;
}
