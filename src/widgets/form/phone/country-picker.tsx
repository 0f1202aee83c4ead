import { useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useText } from "#text/use-text.ts";
import { Sheet } from "#ui/overlay/dialog.tsx";
import { searched, type Country } from "./countries.ts";
import styles from "./country-picker.module.css";

interface CountryPickerProps {
  countries: readonly Country[];
  chosen: string;
  onChoose(country: string): void;
  onClose(): void;
}

/**
 * A sheet with every country and its dialling code, and a search for either. It is outside the form: Enter in its
 * search submits nothing.
 */
export function CountryPicker({ countries, chosen, onChoose, onClose }: CountryPickerProps) {
  const text = useText();
  const [query, setQuery] = useState("");
  const found = useMemo(() => searched(countries, query), [countries, query]);
  return createPortal(
    <Sheet title={text("form.chooseCountry")} closeLabel={text("dialog.close")} onClose={onClose}>
      <input
        type="search"
        className={styles.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        aria-label={text("form.searchCountry")}
        placeholder={text("form.searchCountry")}
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <ul className={styles.list}>
        {found.map(({ code, name, dialingCode, flag }) => (
          <li key={code}>
            <button
              type="button"
              className={`line gap-3 ${styles.country}`}
              aria-current={code === chosen || undefined}
              onClick={() => onChoose(code)}
            >
              <span aria-hidden="true" className={`firm middle ${styles.flag}`}>
                {flag}
              </span>
              <span className={`grow ${styles.name}`}>{name}</span>
              <span className="numbers">{`+${dialingCode}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="muted middle">
        {found.length === 0 && text("form.noCountry")}
      </p>
    </Sheet>,
    document.body,
  );
}
