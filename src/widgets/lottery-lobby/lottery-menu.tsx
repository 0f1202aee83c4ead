import type { LotteryGroup } from "#data/games/lottery-lobby.ts";
import { useText } from "#text/use-text.ts";
import styles from "./lottery-lobby.module.css";

/** The groups in a line that scrolls sideways; all games come before them. */
export function LotteryMenu({
  groups,
  chosen,
  choose,
}: {
  groups: readonly LotteryGroup[];
  chosen: string | undefined;
  choose(tag: string | undefined): void;
}) {
  const text = useText();
  const entry = (tag: string | undefined, label: string) => (
    <button
      key={tag ?? ""}
      type="button"
      className={`chip ${styles.entry}`}
      aria-pressed={chosen === tag}
      onClick={() => choose(tag)}
    >
      {label}
    </button>
  );
  return (
    <div role="group" aria-label={text("lottery.groups")} className={`strip gap-2 ${styles.menu}`}>
      {entry(undefined, text("lottery.all"))}
      {groups.map(({ tag, label }) => entry(tag, label))}
    </div>
  );
}
