import { useRun } from "#actions/use-run.ts";
import { useCall } from "#data/client/use-call.ts";
import { lobbyOf } from "#data/games/vendor-rules.ts";
import { useSite } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { categoriesOf, iconOf } from "./categories.ts";
import styles from "./game-filters.module.css";

/** The lobbies of the other categories (games §2). `onLeave` is called before the visitor goes to one. */
export function OtherCategories({ gameType: current, onLeave }: { gameType: string | undefined; onLeave(): void }) {
  const text = useText();
  const run = useRun();
  const { places } = useSite();
  const categories = useCall("gameCategories");

  function goTo(gameType: string) {
    onLeave();
    const { to, query } = lobbyOf(gameType, places);
    if (to !== undefined) void run({ action: "navigate", to, query });
  }
  return (
    <>
      <h3 className={`quiet ${styles.heading}`}>{text("lobby.otherCategories")}</h3>
      <div className={`gap-2 ${styles.others}`}>
        {categoriesOf(categories.data?.content ?? [])
          .filter((gameType) => gameType !== current)
          .map((gameType) => (
            <button
              key={gameType}
              type="button"
              className={`line strong ${styles.other}`}
              onClick={() => goTo(gameType)}
            >
              <Icon name={iconOf(gameType)} size={20} />
              <span>{text(`category.${gameType}`)}</span>
            </button>
          ))}
      </div>
    </>
  );
}
