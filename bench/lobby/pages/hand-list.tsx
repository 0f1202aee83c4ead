import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Game } from "#gateway/entities.ts";
import styles from "../../../src/widgets/game-list/game-list.module.css";
import { COLUMNS, pageAfter, pageOf, type LobbySize } from "./games.ts";
import { HandCard } from "./hand-card.tsx";

/** Rows that are drawn above and below the screen. */
const BESIDE = 2;
/**
 * The distance in pixels from the end of the page at which the next page of games is requested, and milliseconds
 * between two requests.
 */
const NEAR = 500;
const EVERY = 1000;

/** The lobby as written by hand: rows of one height, of which only those near the screen are rendered. */
export function HandList({ lobby }: { lobby: LobbySize }) {
  const [games, setGames] = useState<readonly Game[]>(() => pageOf(1, lobby).content);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [rowHeight, setRowHeight] = useState(0);
  const [from, setFrom] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const onScreen = rowHeight > 0 ? Math.ceil(innerHeight / rowHeight) : 4;

  useLayoutEffect(() => setRowHeight(list.current?.querySelector<HTMLElement>("[data-index]")?.offsetHeight ?? 0), []);
  useEffect(() => {
    let asked = -Infinity;
    let again: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      setFrom(Math.max(0, Math.floor(scrollY / rowHeight) - BESIDE));
      clearTimeout(again);
      const { scrollHeight, clientHeight } = document.documentElement;
      if (scrollHeight - scrollY - clientHeight > NEAR) return;
      const wait = asked + EVERY - performance.now();
      if (wait > 0) {
        again = setTimeout(look, wait);
        return;
      }
      asked = performance.now();
      setGames((before) =>
        before.length < lobby.games ? [...before, ...pageOf(pageAfter(before.length, lobby), lobby).content] : before,
      );
    };
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [rowHeight, lobby]);

  const toggle = (nodeId: string) =>
    setKept((before) =>
      before.has(nodeId) ? new Set([...before].filter((id) => id !== nodeId)) : new Set([...before, nodeId]),
    );
  const rows = Array.from({ length: Math.ceil(games.length / COLUMNS) }, (_, index) => index).slice(
    from,
    from + onScreen + 2 * BESIDE,
  );
  return (
    <div className={styles["games"]} data-look="grid" data-columns={COLUMNS}>
      <div ref={list} role="list">
        <div
          role="presentation"
          className={styles["rows"]}
          ref={(rowsBox) => {
            if (rowsBox) rowsBox.style.height = `${Math.ceil(games.length / COLUMNS) * rowHeight}px`;
          }}
        >
          {rows.map((index) => (
            <div
              key={index}
              data-index={index}
              role="presentation"
              className={styles["row"]}
              ref={(row) => {
                if (row) row.style.transform = `translateY(${index * rowHeight}px)`;
              }}
            >
              {games.slice(index * COLUMNS, (index + 1) * COLUMNS).map((game, place) => (
                <div
                  key={game.nodeId}
                  role="listitem"
                  aria-setsize={games.length}
                  aria-posinset={index * COLUMNS + place + 1}
                  className={styles["cell"]}
                >
                  <HandCard game={game} isFirst={index + place === 0} isKept={kept.has(game.nodeId)} toggle={toggle} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
