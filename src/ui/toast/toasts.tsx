import { useEffect, useRef, useState } from "react";
import { showOnTop } from "../overlay/show-on-top.ts";
import { hideToast, SLOW_AFTER, useToasts, type Toast } from "./toast-store.ts";
import styles from "./toasts.module.css";

/**
 * The small drawings of the kinds, on a 20×20 grid. They are part of the component's code: a toast may be about a lost
 * connection.
 */
const drawings: Readonly<Record<Exclude<Toast["kind"], "loading">, string>> = {
  info: "M10 9v5M10 6v.01",
  success: "m5.5 10.5 3 3 6-7",
  fail: "M10 5.5v5.5M10 14v.01",
  offline: "M4 4l12 12M3.5 8.5A9 9 0 0 1 7 6.5M13.5 6.7a9 9 0 0 1 3 1.8M6 11.5a6 6 0 0 1 3-1.5M10 14.5v.01",
};

interface Props {
  /** What a slow wait adds to its own text. */
  slow: string;
}

/** Shows the messages of the toast store above everything else, dialogs included, and removes them in time. */
export function Toasts({ slow }: Props) {
  const toasts = useToasts();
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => showOnTop(region.current), [newest]);
  return (
    <div ref={region} className={styles.region}>
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} slow={slow} />
      ))}
    </div>
  );
}

function ToastView({ toast, slow }: Props & { toast: Toast }) {
  const { id, kind, milliseconds, text } = toast;
  const lasts = useLasting(kind === "loading");
  useEffect(() => {
    const timer = setTimeout(() => hideToast(id), milliseconds);
    return () => clearTimeout(timer);
  }, [id, milliseconds]);
  const urgent = kind === "fail" || kind === "offline";
  return (
    <div className={`${styles.toast} ${styles[kind]}`} role={urgent ? "alert" : "status"} data-kind={kind}>
      {kind === "loading" ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : (
        <svg className={styles.glyph} viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
          <path d={drawings[kind]} />
        </svg>
      )}
      <span>
        {text}
        {lasts && (
          <>
            {" "}
            <span className={styles.slow}>{slow}</span>
          </>
        )}
      </span>
    </div>
  );
}

/** Whether this component has been mounted for too long. */
function useLasting(isWaiting: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLasts(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return lasts;
}
