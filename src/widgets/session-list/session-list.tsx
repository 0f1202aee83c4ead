import { useRef } from "react";
import type { CallOutput } from "#gateway/contract.ts";
import { MembersOnly } from "#parts/members-only.tsx";
import { clockAhead } from "#data/client/server-clock.ts";
import { useCall } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { ListView } from "#ui/list/list-view.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { SessionRow } from "./session-row.tsx";
import styles from "./session-list.module.css";
import { OTHERS, useRevoke } from "./use-revoke.ts";

/** The member's sessions. Guests have none. */
export function SessionList() {
  return (
    <MembersOnly>
      <Sessions />
    </MembersOnly>
  );
}

function Sessions() {
  const text = useText();
  const answer = useCall("sessionList", {}, { staleTime: 0 });
  const skeleton = (
    <div className={styles.sessions} data-coming="">
      <div className={styles.list} data-surface="card">
        <Skeleton className={styles.coming} />
      </div>
    </div>
  );
  return (
    <ListView
      answer={answer}
      skeleton={skeleton}
      words={{ failed: text("state.failed"), retry: text("state.retry"), none: text("state.empty") }}
    >
      {(sessions) => <List sessions={sessions} now={answer.dataUpdatedAt + clockAhead()} />}
    </ListView>
  );
}

function List({ sessions, now }: { sessions: Readonly<CallOutput<"sessionList">>; now: number }) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  // The tapped button is removed with its row: the focus stays with the list.
  const { ending, end, endOthers } = useRevoke(() => list.current?.focus());
  const others = sessions.some(({ current }) => !current);
  return (
    <div className={styles.sessions}>
      <ul ref={list} tabIndex={-1} className={styles.list} data-surface="card">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            busy={ending === session.id}
            onEnd={(device) => void end(session.id, device)}
          />
        ))}
      </ul>
      {others && (
        <Button wide className={styles.others} busy={ending === OTHERS} onClick={() => void endOthers()}>
          {text("session.endOthers")}
        </Button>
      )}
    </div>
  );
}
