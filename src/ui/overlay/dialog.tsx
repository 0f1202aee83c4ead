import type { ReactNode } from "react";
import { Button } from "../control/button.tsx";
import styles from "./dialog.module.css";
import { Modal } from "./modal.tsx";

interface DialogProps {
  title: string;
  onClose(): void;
  children?: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** The label of a close button in the corner; without it there is none. Needs the icon `close`. */
  closeLabel?: string | undefined;
}

/** A card in the middle of the page. */
export function Dialog(props: DialogProps) {
  return <Panel {...props} place={styles.centre} panel={styles.card} />;
}

/** A sheet from the bottom, within reach of the thumb. */
export function Sheet(props: DialogProps) {
  return <Panel {...props} place={styles.bottom} panel={styles.sheet} />;
}

/** A drawer from the right, over the whole height. */
export function Drawer(props: DialogProps) {
  return <Panel {...props} place={styles.side} panel={styles.drawer} />;
}

function Panel({
  title,
  onClose,
  children,
  actions,
  closeLabel,
  place,
  panel,
}: DialogProps & { place: string | undefined; panel: string | undefined }) {
  return (
    <Modal label={title} onClose={onClose} className={place}>
      <div className={`stack ${panel}`}>
        <div className={`line firm gap-2 ${styles.head}`}>
          <h2 className={`title grow ${styles.title}`}>{title}</h2>
          {closeLabel && (
            <Button look="icon" icon="close" onClick={onClose}>
              {closeLabel}
            </Button>
          )}
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={`gap-3 ${styles.actions}`}>{actions}</div>}
      </div>
    </Modal>
  );
}
