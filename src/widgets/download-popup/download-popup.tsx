import { useEffect } from "react";
import { closeOverlay } from "#actions/overlay.ts";
import { useAppLinks, type AppLinks } from "#data/information/use-app-links.ts";
import { browserFacts, devicesOf } from "#session/device.ts";
import { isSafari } from "#session/is-safari.ts";
import { useText } from "#text/use-text.ts";
import { Button, ButtonContent, buttonClasses } from "#ui/control/button.tsx";
import { Sheet } from "#ui/overlay/dialog.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import styles from "./download-popup.module.css";

/** The links to the app for this device. On iOS outside Safari it asks to use Safari (games §2, Member centre). */
export function DownloadPopup() {
  const text = useText();
  const links = useAppLinks();
  const wantsSafari = devicesOf(browserFacts()).includes("ios") && !isSafari(navigator.userAgent);
  const confirm = wantsSafari ? (
    <Button look="main" onClick={closeOverlay}>
      {text("dialog.confirm")}
    </Button>
  ) : undefined;
  return (
    <Sheet title={text("download.title")} closeLabel={text("dialog.close")} onClose={closeOverlay} actions={confirm}>
      {wantsSafari ? <p role="alert">{text("download.safari")}</p> : <Links {...links} />}
    </Sheet>
  );
}

function Links({ data: links, error }: AppLinks) {
  const text = useText();
  const lost = !links && error !== null;
  // The app is an extra: without its links there is no reason to cover the page.
  useEffect(() => {
    if (lost) closeOverlay();
  }, [lost]);
  if (!links) return <Skeleton className={styles.loading} />;
  if (links.length === 0) return <p>{text("download.none")}</p>;
  return (
    <>
      <p className="muted">{text("download.text")}</p>
      <ul className={`stack gap-3 ${styles.list}`}>
        {links.map(({ kind, url }, index) => (
          <li key={kind}>
            <a
              className={buttonClasses(index === 0 ? "main" : "quiet", `full ${styles.link}`)}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
            >
              <ButtonContent look="main" icon="download">
                {text(`download.${kind}`)}
              </ButtonContent>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
