import { useRef, useState } from "react";
import { useRun } from "#actions/use-run.ts";
import { useAppLinks } from "#data/information/use-app-links.ts";
import { setPreference, usePreference } from "#session/preferences.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Icon } from "#ui/picture/icon.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./download-button.module.css";
import { useUnseen } from "./use-unseen.ts";

/** "1" once the visitor has closed the bar (games §4, Download bar). */
export const DOWNLOAD_CLOSED = "livery.downloadClosed";

/** Offers the app. Hidden once closed, in an installed app, and with no link for this device (games §4). */
export function DownloadButton({ options }: WidgetProps<"download-button">) {
  const { data: links, error } = useAppLinks();
  const closed = usePreference(DOWNLOAD_CLOSED) === "1";
  const [isGivenBack, setGivenBack] = useState(false);
  // What has been given back stays so: the bar would move what is read.
  if (closed || isGivenBack) return null;
  // Nearly every phone shows the bar: content below must not move when it appears.
  if (!links && options.look === "bar") return <Room isNeeded={error === null} onGiveBack={() => setGivenBack(true)} />;
  if (!links?.length) return null;
  return options.look === "bar" ? <Bar /> : <Floating />;
}

/**
 * What the bar takes, whatever its words are, without the rest of it: the host's HTML stays small. Without links there
 * will be no bar.
 */
function Room({ isNeeded, onGiveBack }: { isNeeded: boolean; onGiveBack(): void }) {
  const place = useRef<HTMLDivElement>(null);
  useUnseen(place, !isNeeded, onGiveBack);
  return (
    <div ref={place} className={`line gutter ${styles.bar} ${styles.room}`}>
      <Words />
    </div>
  );
}

function Words() {
  const text = useText();
  return (
    <p className={`quiet grow ${styles.words}`}>
      <b>{text("download.title")}</b>
      <span>{text("download.text")}</span>
    </p>
  );
}

function Bar() {
  const run = useRun();
  const text = useText();
  return (
    <aside className={`line gutter ${styles.bar}`} data-surface="card" aria-label={text("download.title")}>
      <span className={`square ${styles.mark}`}>
        <Icon name="phone" />
      </span>
      <Words />
      <Button
        look="main"
        className={`firm ${styles.pulsing} ${styles.get}`}
        onClick={() => void run({ action: "open-download" })}
      >
        {text("download.get")}
      </Button>
      <CloseButton />
    </aside>
  );
}

function Floating() {
  const run = useRun();
  const text = useText();
  return (
    <div className={`docked gap-1 ${styles.floating}`}>
      <Button
        look="main"
        icon="download"
        className={`grow ${styles.pulsing}`}
        onClick={() => void run({ action: "open-download" })}
      >
        {text("download.button")}
      </Button>
      <CloseButton />
    </div>
  );
}

function CloseButton() {
  const text = useText();
  return (
    <button
      type="button"
      className="square muted"
      aria-label={text("download.hide")}
      onClick={() => setPreference(DOWNLOAD_CLOSED, "1")}
    >
      <Icon name="close" size={16} />
    </button>
  );
}
