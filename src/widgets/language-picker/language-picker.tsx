import { useState } from "react";
import type { LanguageCode } from "#descriptor/identity.ts";
import { closeOverlay } from "#actions/overlay.ts";
import { useChangeLanguage } from "#data/page/language.ts";
import { useSite } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import { Sheet } from "#ui/overlay/dialog.tsx";
import { Icon } from "#ui/picture/icon.tsx";
import { showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";
import styles from "./language-picker.module.css";

/** The brand's languages in their own names. The page changes without a reload, then the sheet closes. */
export function LanguagePicker() {
  const { languages, language: current } = useSite();
  const text = useText();
  const change = useChangeLanguage();
  const [chosen, setChosen] = useState<LanguageCode>(current);

  async function choose(code: LanguageCode) {
    setChosen(code);
    try {
      if (code !== current) await change(code);
      closeOverlay();
    } catch {
      setChosen(current);
      showToast({ text: text("error.network"), kind: "fail", milliseconds: toastTimes.short });
    }
  }
  return (
    <Sheet title={text("language.choose")} closeLabel={text("dialog.close")} onClose={closeOverlay}>
      <fieldset className="stack gap-2">
        <legend className="visually-hidden">{text("language.choose")}</legend>
        {languages.map(({ code, name, tag }) => (
          <label key={code} className={`chip ${styles.language}`} lang={tag}>
            <input
              type="radio"
              name="language"
              className="covering"
              value={code}
              checked={chosen === code}
              onChange={() => void choose(code)}
              onClick={() => void (code === current && choose(code))}
            />
            <span>{name}</span>
            <span className={styles.mark}>
              <Icon name="check" size={20} />
            </span>
          </label>
        ))}
      </fieldset>
    </Sheet>
  );
}
