import { useEffect, useRef, useState } from "react";
import type { Announcement } from "#gateway/entities.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./popup.module.css";
import looks from "./popup-looks.module.css";
import { PopupPage } from "./popup-page.tsx";
import { step } from "./popup-rules.ts";
import { useClosing } from "./use-closing.ts";
import { useDrawn } from "./use-drawn.ts";

interface PopupProps {
  items: readonly Announcement[];
  options: WidgetProps<"announcement-popup">["options"];
  /** The visitor has closed it, or followed its link. */
  onHide(): void;
  /** Its closing animation has ended. */
  onClosed(): void;
}

/** The sheet: art with a medal, one announcement, and the pager. */
export function Popup({ items, options, onHide, onClosed }: PopupProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const drawn = useDrawn();
  const { closing, close } = useClosing(dialog, onClosed);
  const [index, setIndex] = useState(0);
  const shown = items[index];
  // Not the close button: a key that was meant for the page must not close what has just appeared.
  useEffect(() => dialog.current?.focus({ preventScroll: true }), []);
  const leave = () => (onHide(), close());
  const follow = () => (onHide(), onClosed());
  return (
    <Modal
      label={shown?.title ?? ""}
      onClose={leave}
      dialogRef={dialog}
      className={classes(styles.place, looks[options.look], !drawn && styles.speck, closing && styles.closing)}
    >
      <div className={`stack raised ${styles.sheet}`} data-popup={options.look} data-closing={closing || undefined}>
        <div className={`firm ${styles.art}`} data-part="art">
          <span className={styles.rays} />
        </div>
        <span className={`square round ${styles.medal}`} data-part="medal" key={`medal ${index}`}>
          <Icon name={shown?.promotionType ? "activity" : "megaphone"} size={34} />
        </span>
        <Button look="icon" icon="close" className={styles.close} data-part="close" onClick={leave}>
          {text("dialog.close")}
        </Button>
        <div className={styles.pages} data-part="pages" tabIndex={-1}>
          {items.map((item, page) => (
            <PopupPage key={item.id} item={item} shown={page === index} options={options} onGo={follow} />
          ))}
        </div>
        {items.length > 1 && (
          <Pager index={index} count={items.length} onMove={(by) => setIndex(step(index, by, items.length))} />
        )}
      </div>
    </Modal>
  );
}

/**
 * Previous and next, clamped at both ends. A button at an end keeps the focus, so that the focus does not leave the
 * dialog.
 */
function Pager({ index, count, onMove }: { index: number; count: number; onMove(by: 1 | -1): void }) {
  const text = useText();
  return (
    <div className={`line firm between ${styles.pager}`} data-part="pager">
      <Button look="icon" icon="back" className={styles.turn} aria-disabled={index === 0} onClick={() => onMove(-1)}>
        {text("popup.previous")}
      </Button>
      <span role="status">
        <span className="visually-hidden">{`${index + 1} / ${count}`}</span>
        <span className={`line ${styles.dots}`} aria-hidden="true">
          {Array.from({ length: count }, (_, dot) => (
            <span key={dot} className={styles.dot} data-current={dot === index || undefined} />
          ))}
        </span>
      </span>
      <Button
        look="icon"
        icon="forward"
        className={styles.turn}
        aria-disabled={index === count - 1}
        onClick={() => onMove(1)}
      >
        {text("popup.next")}
      </Button>
    </div>
  );
}
