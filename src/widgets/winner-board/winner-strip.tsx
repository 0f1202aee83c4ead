import type { Winner } from "#gateway/entities.ts";
import { PauseButton } from "#parts/pause-button.tsx";
import { useMotion } from "#ui/motion/use-motion.ts";
import { useSteps, windowOf } from "#ui/motion/use-steps.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { AT_A_TIME, MOVE, moves, REST } from "./board.ts";
import styles from "./winner-board.module.css";
import { WinnerRow } from "./winner-row.tsx";

/** The rows of the board: static, or three visible ones that move on by three. */
export function WinnerStrip({ rows, winners }: { rows: readonly Winner[]; winners: number }) {
  const motion = useMotion();
  const hydrated = useHydrated();
  const runs = moves(winners, rows.length) && !motion.still;
  const { start, shifting, belt } = useSteps<HTMLUListElement>({
    by: AT_A_TIME,
    rest: REST,
    move: MOVE,
    moving: runs && motion.moving,
  });
  if (rows.length === 0) return null;
  if (!runs) return <StaticRows rows={rows} long={moves(winners, rows.length)} />;
  // The rows of the next move are out of sight: the host's HTML does without them.
  const next = hydrated ? AT_A_TIME : 0;
  return (
    <div className={styles.strip} data-surface="card" {...motion.hold}>
      <div className={styles.window}>
        <ul ref={belt} className={`stack ${styles.rows}`} data-shifting={shifting || undefined}>
          {windowOf(rows, start, AT_A_TIME, next).map(({ entry, shown, turn }) => (
            <li key={turn} inert={!shown}>
              <WinnerRow winner={entry} />
            </li>
          ))}
        </ul>
      </div>
      <PauseButton motion={motion} className={styles.pause} />
    </div>
  );
}

/** Static rows; a long list can be scrolled by hand. */
function StaticRows({ rows, long }: { rows: readonly Winner[]; long: boolean }) {
  return (
    <div className={styles.strip} data-surface="card">
      <ul className={`stack ${styles.rows}`} data-long={long || undefined}>
        {rows.map((row, index) => (
          <li key={`${row.vo.nodeId} ${row.vo.customerName} ${index + 1}`}>
            <WinnerRow winner={row} />
          </li>
        ))}
      </ul>
    </div>
  );
}
