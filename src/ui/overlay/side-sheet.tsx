import { useRef, type TouchEvent } from "react";
import { Modal, type ModalProps } from "./modal.tsx";
import styles from "./side-sheet.module.css";

/** Distance in CSS pixels after which a swipe closes the sheet. */
const PUSH = 60;

/** A sheet from the left side, over the whole height. It also closes with a swipe towards its side. */
export function SideSheet({ children, ...modal }: ModalProps) {
  const touchStart = useRef<{ x: number; y: number } | null>(null);
  const start = (event: TouchEvent) => {
    const touch = event.touches[0];
    touchStart.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
  };
  function end(event: TouchEvent): void {
    const touch = event.changedTouches[0];
    const from = touchStart.current;
    if (!from || !touch) return;
    const [across, down] = [from.x - touch.clientX, Math.abs(touch.clientY - from.y)];
    if (across > PUSH && across > down) modal.onClose();
  }
  return (
    <Modal {...modal} className={styles.side}>
      <div className={`stack ${styles.panel}`} onTouchStart={start} onTouchEnd={end}>
        {children}
      </div>
    </Modal>
  );
}
