import { useState, type ReactNode } from "react";
import type { AppLink } from "#data/information/download-links.ts";
import { useAppLinks } from "#data/information/use-app-links.ts";
import { isSafari } from "#session/is-safari.ts";
import { useDevices } from "#session/use-session.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Icon } from "#ui/picture/icon.tsx";
import { ListView } from "#parts/list-view.tsx";
import { Notice } from "#ui/mark/notice.tsx";
import { Skeletons } from "#ui/list/skeleton.tsx";
import styles from "./download-links.module.css";

const icons: Readonly<Record<AppLink["kind"], string>> = { android: "phone", ios: "phone", profile: "shield" };

/** The links to the app for this device (games §2, Download link component). */
export function DownloadLinks() {
  const links = useAppLinks();
  const none = useDevices().includes("installed") ? "download.installed" : "download.none";
  const skeleton = (
    <div className="stack gap-3 gutter" data-coming="">
      <Skeletons count={2} className={styles.coming} />
    </div>
  );
  return (
    <ListView answer={links} skeleton={skeleton} none={none}>
      {(found) => (
        <SafariFirst>
          <ul className="stack gap-3 gutter">
            {found.map((link) => (
              <li key={link.kind}>
                <Entry link={link} />
              </li>
            ))}
          </ul>
        </SafariFirst>
      )}
    </ListView>
  );
}

/** On iOS outside Safari a notice asks for Safari; once confirmed, the links are shown all the same. */
function SafariFirst({ children }: { children: ReactNode }) {
  const text = useText();
  const devices = useDevices();
  const [confirmed, setConfirmed] = useState(false);
  const wantsSafari = devices.includes("ios") && !isSafari(navigator.userAgent);
  if (!wantsSafari || confirmed) return children;
  return (
    <Notice
      action={
        <Button look="quiet" onClick={() => setConfirmed(true)}>
          {text("dialog.confirm")}
        </Button>
      }
    >
      {text("download.safari")}
    </Notice>
  );
}

function Entry({ link: { kind, url } }: { link: AppLink }) {
  const text = useText();
  return (
    <a
      className={`line tapped ${styles.entry}`}
      data-surface="card"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className={`square ${styles.mark}`}>
        <Icon name={icons[kind]} size={26} />
      </span>
      <span className={`stack grow muted ${styles.words}`}>
        <b>{text(`download.${kind}`)}</b>
        <span>{text(`download.about.${kind}`)}</span>
      </span>
      <Icon name="download" size={22} className="firm accent" />
    </a>
  );
}
