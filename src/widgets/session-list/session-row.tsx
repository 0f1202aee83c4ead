import type { CallOutput } from "#gateway/contract.ts";
import { formatAgo } from "#text/ago.ts";
import { useLocale, usePhrase, useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Icon } from "#ui/picture/icon.tsx";
import styles from "./session-list.module.css";

type Session = CallOutput<"sessionList">[number];

/** Systems of desktop computers. */
const TABLE: ReadonlySet<string | null> = new Set(["Windows", "Mac", "Linux", "ChromeOS"]);

interface Props {
  session: Session;
  /** When the list was fetched, by the platform's clock, in milliseconds since 1970. */
  now: number;
  busy: boolean;
  /** Is called with the device in words. */
  onEnd(device: string): void;
}

/** One session: its device, whether it is the current one, when it was last used, and a button to revoke it. */
export function SessionRow({ session, now, busy, onEnd }: Props) {
  const text = useText();
  const phrase = usePhrase();
  const locale = useLocale();
  const device = useDeviceWords(session);
  const when = formatAgo(Date.parse(session.lastUsedAt), now, locale);
  return (
    <li className={styles.row}>
      <Icon name={TABLE.has(session.system) ? "computer" : "phone"} size={24} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.device}>{device}</span>
        {session.current ? (
          <span className={styles.current}>{text("session.current")}</span>
        ) : (
          <span className={styles.when}>{phrase("session.lastUsed", { when })}</span>
        )}
      </span>
      {!session.current && (
        <Button look="text" busy={busy} aria-label={phrase("session.endOf", { device })} onClick={() => onEnd(device)}>
          {text("session.end")}
        </Button>
      )}
    </li>
  );
}

function useDeviceWords({ browser, system }: Session): string {
  const phrase = usePhrase();
  const text = useText();
  if (browser !== null && system !== null) return phrase("session.device", { browser, system });
  return browser ?? system ?? text("session.unknown");
}
