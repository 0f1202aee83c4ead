import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import styles from "./tips.module.css";

/** Two steps in a bubble that points at the browser's own share button. */
export function Tips({ onClose }: { onClose(): void }) {
  const text = useText();
  return (
    <aside className={`raised ${styles.tips}`} aria-label={text("guide.title")}>
      <div className="line gap-2">
        <p className={`title size-3 ${styles.title}`}>{text("guide.title")}</p>
        <Button look="icon" icon="close" onClick={onClose}>
          {text("dialog.close")}
        </Button>
      </div>
      <ol className={styles.steps}>
        <li className="line gap-3 muted">
          <Drawing path="M12 15V3m0 0L8 7m4-4 4 4M8 10H6v11h12V10h-2" />
          {text("guide.share")}
        </li>
        <li className="line gap-3 muted">
          <Drawing path="M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Zm6 4v8m-4-4h8" />
          {text("guide.add")}
        </li>
      </ol>
    </aside>
  );
}

/** The symbols of iOS, which the page's own icons do not include. */
function Drawing({ path }: { path: string }) {
  return (
    <svg
      className={`firm accent ${styles.sign}`}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
