import { useCall } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { Skeletons } from "#ui/list/skeleton.tsx";
import { categoriesOf, iconOf } from "./categories.ts";
import styles from "./game-filters.module.css";

/** Hot first, then the categories of the vendor sorting list (games §2, Popular games screen). */
export function CategoryMenu({ current, onChoose }: { current: string | undefined; onChoose(gameType: string): void }) {
  const text = useText();
  const { data, error } = useCall("gameCategories");
  if (!data)
    return error ? null : (
      <div className={`strip inside ${styles.categories}`} data-group="categories">
        <Skeletons count={5} className={`chip gap-1 ${styles.category} ${styles.coming}`} />
      </div>
    );
  return (
    <nav className={`strip inside ${styles.categories}`} data-group="categories" aria-label={text("lobby.categories")}>
      {["HOT", ...categoriesOf(data.content)].map((gameType) => (
        <button
          key={gameType}
          type="button"
          className={`chip gap-1 ${styles.category}`}
          data-kind="category"
          aria-pressed={gameType === current}
          onClick={() => onChoose(gameType)}
        >
          <Icon name={iconOf(gameType)} size={24} />
          <span>{text(`category.${gameType}`)}</span>
        </button>
      ))}
    </nav>
  );
}
