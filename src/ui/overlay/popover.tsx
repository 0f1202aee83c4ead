import { useLayoutEffect, useRef } from "react";
import { Modal, type ModalProps } from "./modal.tsx";
import styles from "./popover.module.css";

/** Pixels between the button and the panel, and between the panel and the edge. */
const GAP = 6;
const EDGE = 8;

/**
 * A panel below the element that was tapped, on the side with enough room. Without an anchor it opens in the upper
 * corner.
 */
export function Popover({ anchor, children, ...modal }: ModalProps & { anchor: DOMRect | null }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = panel.current;
    if (!box || !anchor) return;
    const width = document.documentElement.clientWidth;
    const right = Math.max(EDGE, Math.min(width - anchor.right, width - box.offsetWidth - EDGE));
    box.style.setProperty("top", `${Math.max(EDGE, anchor.bottom + GAP)}px`);
    box.style.setProperty("right", `${right}px`);
    box.style.setProperty("max-height", `calc(100dvh - ${Math.round(anchor.bottom + GAP)}px - 16px)`);
    box.style.setProperty(
      "transform-origin",
      `calc(100% - ${Math.round(Math.max(0, width - right - (anchor.left + anchor.width / 2)))}px) 0`,
    );
  }, [anchor]);
  return (
    <Modal {...modal} className={styles.beside}>
      <div ref={panel} className={`stack ${styles.panel}`}>
        {children}
      </div>
    </Modal>
  );
}
