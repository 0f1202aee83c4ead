import { useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { LONGEST_SEARCH } from "#data/games/lobby.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import styles from "./game-filters.module.css";

/** Searches by name: Enter, or the phone's search key, runs it (games §2). */
export function SearchBox({ value, onSearch }: { value: string; onSearch(search: string): void }) {
  const text = useText();
  const box = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(value === "");
  const look = () => setEmpty(textOf(box.current) === "");
  // Text may have been typed before hydration: the input's own value counts.
  useLayoutEffect(() => setEmpty(textOf(box.current) === ""), []);
  function run(event: FormEvent) {
    event.preventDefault();
    onSearch(textOf(box.current));
  }
  function clear() {
    if (box.current) box.current.value = "";
    look();
    if (value !== "") onSearch("");
  }
  return (
    // method="dialog" outside of a dialog does nothing: Enter before hydration must not load another page.
    <form role="search" method="dialog" className={styles.search} onSubmit={run}>
      <Icon name="search" size={20} />
      <input
        ref={box}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        aria-label={text("lobby.search")}
        placeholder={text("lobby.search")}
        defaultValue={value}
        onChange={look}
      />
      {!isEmpty && (
        <button type="button" className={styles.clear} aria-label={text("lobby.clear")} onClick={clear}>
          <Icon name="close" size={18} />
        </button>
      )}
    </form>
  );
}

function textOf(box: HTMLInputElement | null): string {
  return box?.value ?? "";
}
