import { useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { LONGEST_SEARCH } from "#data/games/lobby.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import styles from "./game-filters.module.css";
import { SuggestedGames } from "./suggested-games.tsx";
import { useDismiss } from "./use-dismiss.ts";

interface SearchBoxProps {
  value: string;
  /** The category in which names are suggested. */
  gameType: string | undefined;
  onSearch(search: string): void;
}

/** Searches by name: games are suggested while it is typed; Enter, or the phone's search key, runs it (games §2). */
export function SearchBox({ value, gameType, onSearch }: SearchBoxProps) {
  const text = useText();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useDismiss(place, isOpen, () => setOpen(false));
  // Text may have been typed before hydration: the input's own value counts.
  useLayoutEffect(() => setTyped(textOf(box.current)), []);
  function type() {
    setTyped(textOf(box.current));
    setOpen(true);
  }
  function run(event: FormEvent) {
    event.preventDefault();
    setOpen(false);
    onSearch(textOf(box.current));
  }
  function clear() {
    if (box.current) box.current.value = "";
    setTyped("");
    setOpen(false);
    if (value !== "") onSearch("");
  }
  return (
    <div ref={place} className={`grow ${styles.searching}`}>
      {/* method="dialog" outside of a dialog does nothing: Enter before hydration must not load another page. */}
      <form role="search" method="dialog" className="line gap-2 search" data-group="search" onSubmit={run}>
        <Icon name="search" size={20} />
        <input
          ref={box}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST_SEARCH}
          aria-label={text("lobby.search")}
          placeholder={text("lobby.search")}
          defaultValue={value}
          onChange={type}
        />
        {typed !== "" && (
          <button type="button" className="square" aria-label={text("lobby.clear")} onClick={clear}>
            <Icon name="close" size={18} />
          </button>
        )}
      </form>
      <SuggestedGames typed={typed} gameType={gameType} isOpen={isOpen} isSearched={typed === value} />
    </div>
  );
}

function textOf(box: HTMLInputElement | null): string {
  return box?.value ?? "";
}
