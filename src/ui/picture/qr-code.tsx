import { useEffect, useState } from "react";
import { qrPath } from "./qr-path.ts";
import styles from "./qr-code.module.css";

/** The quiet zone around a code, in fields: scanners need it. */
const QUIET = 4;

interface Drawn {
  text: string;
  size: number;
  path: string;
}

/**
 * A QR code, dark on white in every scheme, because not every scanner reads others. Its place is kept free until the
 * text has come and the code that draws it has loaded; a text that is too long for one gets none.
 */
export function QrCode({ text, label }: { text: string | undefined; label: string }) {
  const drawn = useDrawn(text);
  return (
    <span className={styles.code}>
      {drawn && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${drawn.size} ${drawn.size}`} shapeRendering="crispEdges">
          <path d={drawn.path} />
        </svg>
      )}
    </span>
  );
}

function useDrawn(text: string | undefined): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    if (text === undefined) return;
    let gone = false;
    import("uqr")
      .then(({ encode }) => {
        const { data, size } = encode(text, { border: QUIET, ecc: "M" });
        if (!gone) setDrawn({ text, size, path: qrPath(data) });
      })
      .catch((error: unknown) => console.error("The QR code could not be drawn", error));
    return () => {
      gone = true;
    };
  }, [text]);
  return drawn?.text === text ? drawn : undefined;
}
