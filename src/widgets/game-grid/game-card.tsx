import type { Game } from "#gateway/entities.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./game-grid.module.css";
import { pictureWidth } from "./picture-width.ts";

interface GameCardProps {
  game: Game;
  options: Pick<WidgetProps<"game-grid">["options"], "look" | "columns" | "name">;
  onLaunch(): void;
}

/** One game: art of 3 to 4, its name where the options say, and a mark when it is new or hot. */
export function GameCard({ game, options, onLaunch }: GameCardProps) {
  const text = useText();
  const width = pictureWidth(options);
  const kind = game.isNew ? "new" : game.hot ? "hot" : undefined;
  const mark = kind && <span className={styles.mark} data-mark={kind}>{text(`game.${kind}`)}</span>;
  const named = options.look === "list" || options.name !== "none";
  return (
    <button type="button" className={styles.card} onClick={onLaunch} aria-label={named ? undefined : game.nodeName}>
      <span className={styles.art}>
        <Picture src={game.iconUrl} alt="" name={named ? "" : game.nodeName} width={width} height={Math.round((width * 4) / 3)} className={styles.picture} />
        {options.look !== "list" && mark}
      </span>
      {named && (
        <span className={styles.words}>
          <span className={styles.name}>{game.nodeName}</span>
          {options.look === "list" && <span className={styles.vendor}>{game.vendorName}{mark}</span>}
        </span>
      )}
      {options.look === "list" && <span className={styles.play}><Icon name="play" size={18} /></span>}
    </button>
  );
}
