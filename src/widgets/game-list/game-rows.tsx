import { measureElement, useWindowVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { Game } from "#gateway/entities.ts";
import { watchPageHeight } from "#ui/list/watch-page-height.ts";
import styles from "./game-list.module.css";

interface GameRowsProps {
  /** Names the look of the rows: rows of one look have the same height (game-list.module.css). */
  look: string;
  games: readonly Game[];
  perRow: number;
  /** Estimated height of a row in CSS pixels, until it is measured. */
  rowHeight: number;
  /** Draws a game, which has this position in the whole list, from 1. */
  card: (game: Game, place: number) => ReactNode;
}

/**
 * Rows that are rendered above and below the screen. Each page of games brings this many at once: few enough for one
 * frame of a slow phone, more than a swipe passes in one.
 */
const OVERSCAN = 2;
/** The last measured row height of a look: a list that the visitor returns to has its length at once. */
const seenHeights = new Map<string, number>();

/** A virtual list: only rows near the screen are on the page. */
export const GameRows = memo(function GameRows({ look, games, perRow, rowHeight, card }: GameRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(topOf(list.current)), []);
  // Again whenever the page's height changes: content above may have grown.
  useEffect(() => watchPageHeight(() => setTop(topOf(list.current))), []);
  const rows = useWindowVirtualizer({
    count: Math.ceil(games.length / perRow),
    overscan: OVERSCAN,
    scrollMargin: top,
    directDomUpdates: true,
    directDomUpdatesMode: "position",
    useFlushSync: false,
    initialRect: { width: 390, height: 844 },
    estimateSize: () => seenHeights.get(look) ?? rowHeight,
    measureElement: (row: Element, entry, all) => {
      const seen = seenHeights.get(look);
      // A new row is as high as the others; measuring it would force layout while scrolling. The observer reports
      // changes.
      if (!entry && seen !== undefined) return seen;
      const height = measureElement(row, entry, all);
      if (height > 0) seenHeights.set(look, height);
      return height;
    },
  });
  return (
    <div ref={list} role="list">
      <div ref={rows.containerRef} role="presentation" className={styles.rows}>
        {rows.getVirtualItems().map(({ index }) => (
          <div key={index} ref={rows.measureElement} data-index={index} role="presentation" className={styles.row}>
            {games.slice(index * perRow, (index + 1) * perRow).map((game, place) => (
              <div
                key={game.nodeId}
                role="listitem"
                aria-setsize={games.length}
                aria-posinset={index * perRow + place + 1}
                className={styles.cell}
              >
                {card(game, index * perRow + place + 1)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});

/** Distance of an element from the top of the document, in CSS pixels. */
function topOf(element: Element | null): number {
  return Math.round((element?.getBoundingClientRect().top ?? 0) + window.scrollY);
}
