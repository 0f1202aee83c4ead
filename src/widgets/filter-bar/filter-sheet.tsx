import { useState, type ReactNode } from "react";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Sheet } from "#ui/overlay/dialog.tsx";
import styles from "./filter-sheet.module.css";

interface FilterSheetProps {
  /** Its filters: given, so that their code stays in one file with that of the bar. */
  children: ReactNode;
  onReset(): void;
  onClose(): void;
}

/** A sheet with filters. Each choice is in the address at once: the page behind it follows. */
export function FilterSheet({ children, onReset, onClose }: FilterSheetProps) {
  const text = useText();
  const [resets, setResets] = useState(0);
  function reset() {
    onReset();
    setResets(resets + 1);
  }
  const actions = (
    <>
      <Button onClick={reset}>{text("filter.reset")}</Button>
      <Button look="main" onClick={onClose}>
        {text("period.show")}
      </Button>
    </>
  );
  return (
    <Sheet title={text("filter.title")} closeLabel={text("dialog.close")} onClose={onClose} actions={actions}>
      {/* A reset also empties words that are typed but not applied yet. */}
      <div key={resets} className={styles.filters}>
        {children}
      </div>
    </Sheet>
  );
}
