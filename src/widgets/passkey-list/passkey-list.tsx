import { useRef } from "react";
import { MembersOnly } from "#parts/members-only.tsx";
import { usePasskeySupport } from "#data/sign-in/passkey-support.ts";
import { useCall } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { ListView } from "#ui/list/list-view.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { PasskeyEntry } from "./passkey-entry.tsx";
import styles from "./passkey-list.module.css";
import { usePasskeyActions } from "./use-passkey-actions.ts";

/** The member's passkeys, with a button to add one on this phone and to remove each. Guests have none. */
export function PasskeyList() {
  return (
    <MembersOnly>
      <List />
    </MembersOnly>
  );
}

function Coming() {
  return (
    <div data-coming="">
      <Skeleton className={styles.loading} />
    </div>
  );
}

function List() {
  const text = useText();
  const supported = usePasskeySupport();
  const answer = useCall("passkeyList", {}, { staleTime: 0 });
  const list = useRef<HTMLDivElement>(null);
  // The tapped button is removed with its entry: the focus stays with the list.
  const { adding, failure, add, remove } = usePasskeyActions(() => list.current?.focus());
  const words = { failed: text("state.failed"), retry: text("state.retry"), none: text("passkey.none") };
  return (
    <div ref={list} tabIndex={-1} className={styles.passkeys}>
      <p className={styles.about}>{text("passkey.about")}</p>
      <ListView answer={answer} words={words} skeleton={<Coming />}>
        {(passkeys) => (
          <ul className={styles.list} data-surface="card">
            {passkeys.map((passkey) => (
              <PasskeyEntry key={passkey.id} passkey={passkey} onRemove={() => void remove(passkey.id)} />
            ))}
          </ul>
        )}
      </ListView>
      {supported ? (
        <Button wide icon="plus" busy={adding} onClick={() => void add()}>
          {text("passkey.add")}
        </Button>
      ) : (
        <p>{text("passkey.unsupported")}</p>
      )}
      <p role="alert" className={styles.failure}>
        {failure && text(failure)}
      </p>
    </div>
  );
}
