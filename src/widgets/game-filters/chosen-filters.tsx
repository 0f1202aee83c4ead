import type { Lobby } from "#data/games/lobby.ts";
import { useCall } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { classNameOf } from "./class-names.ts";
import styles from "./game-filters.module.css";

/** The active filters, each with a button to drop it, so that it is clear why games are missing. */
export function ChosenFilters({ lobby, onChange }: { lobby: Lobby; onChange(next: Lobby): void }) {
  const text = useText();
  const { data } = useCall("vendors", undefined, { enabled: lobby.vendor !== undefined });
  const chosen: { name: string; without: Lobby }[] = [];
  if (lobby.classification !== "ALL")
    chosen.push({ name: classNameOf(lobby.classification, text), without: { ...lobby, classification: "ALL" } });
  if (lobby.vendor !== undefined)
    chosen.push({
      name: data?.find(({ vassalage }) => vassalage === lobby.vendor)?.accountTypeName ?? lobby.vendor,
      without: { ...lobby, vendor: undefined },
    });
  if (lobby.minimumBet !== undefined)
    chosen.push({
      name: `${text("lobby.minimumBet")}: ${lobby.minimumBet}`,
      without: { ...lobby, minimumBet: undefined },
    });
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={text("lobby.chosen")}>
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <button
            type="button"
            className={`chip ${styles.dropped}`}
            aria-label={`${text("lobby.drop")}: ${name}`}
            onClick={() => onChange(without)}
          >
            <span>{name}</span>
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How many filters are active. */
export function chosenIn({ classification, vendor, minimumBet }: Lobby): number {
  return [classification !== "ALL", vendor !== undefined, minimumBet !== undefined].filter(Boolean).length;
}
