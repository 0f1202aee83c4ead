import { lazy, Suspense } from "react";
import { useText } from "#text/use-text.ts";
import styles from "../cells.module.css";
import type { CellProps } from "../cell-props.ts";

/** Few lists show codes: what draws one comes with the first. */
const QrCode = lazy(() => import("#ui/picture/qr-code.tsx").then((module) => ({ default: module.QrCode })));

export function QrCell({ value }: CellProps<string>) {
  const text = useText();
  return (
    <Suspense fallback={<span className={styles.qr} />}>
      <QrCode text={value} label={text("cell.qr")} />
    </Suspense>
  );
}
