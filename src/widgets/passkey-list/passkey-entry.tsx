import { dateFormat } from "#text/formatters.ts";
import type { CallOutput } from "#gateway/contract.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Icon } from "#ui/picture/icon.tsx";
import styles from "./passkey-list.module.css";

/** Its host name; undefined where there is no browser. */
const thisSite = typeof location === "undefined" ? undefined : location.hostname;

type Passkey = CallOutput<"passkeyList">[number];

/** A passkey in the list: its name, its days, its site if that is another one, and a button that removes it. */
export function PasskeyEntry({ passkey, onRemove }: { passkey: Passkey; onRemove(): void }) {
  const text = useText();
  const name = passkey.name || text("passkey.unnamed");
  return (
    <li className={styles.entry}>
      <Icon name="passkey" />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <span>
            {text("passkey.created")} <Day of={passkey.createdAt} />
          </span>
          <span>
            {passkey.lastUsedAt ? (
              <>
                {text("passkey.used")} <Day of={passkey.lastUsedAt} />
              </>
            ) : (
              text("passkey.neverUsed")
            )}
          </span>
          {passkey.domain !== thisSite && (
            <span>
              {text("passkey.elsewhere")} {passkey.domain}
            </span>
          )}
        </p>
      </div>
      <Button look="icon" icon="close" onClick={onRemove}>{`${text("passkey.remove")}: ${name}`}</Button>
    </li>
  );
}

/** A day in the format of the page's language. */
function Day({ of }: { of: string }) {
  return <time dateTime={of}>{dateFormat(useLocale(), { dateStyle: "medium" }).format(new Date(of))}</time>;
}
