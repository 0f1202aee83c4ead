import { useEffect, useState, type RefObject } from "react";

/** Whether a framed game has reported that it is ready; "late" when it has not within `timeout`, in milliseconds. */
export function useAnswering(
  frame: RefObject<HTMLIFrameElement | null>,
  { url, ready, timeout }: { url: string; ready: "message" | "load"; timeout: number },
): "waiting" | "late" | "there" {
  const [state, setState] = useState<{ url: string; answer: "late" | "there" }>();
  useEffect(() => {
    const element = frame.current;
    const there = () => setState({ url, answer: "there" });
    const timer = setTimeout(
      () => setState((before) => (before?.url === url && before.answer === "there" ? before : { url, answer: "late" })),
      timeout,
    );
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.source === element?.contentWindow && event.origin === new URL(url).origin && isReady(event.data))
        there();
    };
    if (ready === "load") element?.addEventListener("load", there);
    window.addEventListener("message", onMessage);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener("load", there);
      window.removeEventListener("message", onMessage);
    };
  }, [frame, url, ready, timeout]);
  return state?.url === url ? state.answer : "waiting";
}

function isReady(data: unknown): boolean {
  return typeof data === "object" && data !== null && "game" in data && data.game === "ready";
}
