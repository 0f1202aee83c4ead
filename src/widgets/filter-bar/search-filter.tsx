import { useState, type FormEvent } from "react";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import type { FilterProps } from "./filter-control.tsx";
import styles from "./filter-bar.module.css";

/**
 * Words that the visitor types; Enter, or the phone's search key, applies them. In a sheet so does leaving the field:
 * the button of the sheet only closes it.
 */
export function SearchFilter({ filter, value, look, onChange }: FilterProps<"search">) {
  const text = useText();
  const [typed, setTyped] = useState(value.words);
  const [applied, setApplied] = useState(value.words);
  // The address has changed, by "back" or a link.
  if (applied !== value.words) {
    setApplied(value.words);
    setTyped(value.words);
  }
  const apply = (words: string) => onChange({ kind: "search", words });
  function submit(event: FormEvent) {
    event.preventDefault();
    apply(typed);
  }
  return (
    <form role="search" className={`line gap-2 search ${styles.search}`} onSubmit={submit}>
      <Icon name="search" size={20} />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={text(filter.label)}
        placeholder={text(filter.label)}
        maxLength={filter.most}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => look === "sheet" && typed.trim() !== value.words && apply(typed)}
      />
      {typed !== "" && (
        <button
          type="button"
          className="square"
          aria-label={text("filter.clear")}
          onClick={() => {
            setTyped("");
            apply("");
          }}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </form>
  );
}
