import { useState } from "react";
import type { Language } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { useRun } from "#actions/use-run.ts";
import { useChangeLanguage } from "#data/page/language.ts";
import { useSite } from "#data/page/site.ts";
import { currentLanguage } from "#text/language.ts";
import { useText } from "#text/use-text.ts";
import { Segments } from "#ui/control/segments.tsx";
import { Icon } from "#ui/picture/icon.tsx";
import { showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./language-switch.module.css";

/** The brand's languages in their own names. The page changes without a reload. */
export function LanguageSwitch({ options }: WidgetProps<"language-switch">) {
  const site = useSite();
  const run = useRun();
  const text = useText();
  if (site.languages.length < 2) return null;
  if (options.look === "segments") return <LanguageSegments languages={site.languages} current={site.language} />;
  const current = currentLanguage(site);
  const isCode = options.look === "code";
  return (
    <button
      type="button"
      className={`gutter ${styles.opener}`}
      aria-haspopup="dialog"
      onClick={() => void run({ action: "choose-language" })}
    >
      <Icon name="language" size={20} />
      <span aria-hidden={isCode || undefined}>{isCode ? shortCode(current) : current.name}</span>
      <span className="visually-hidden">
        {isCode ? `${current.name}, ${text("language.choose")}` : text("language.choose")}
      </span>
    </button>
  );
}

/** The familiar code: FIL, not the code on the wire. */
function shortCode({ tag }: Language): string {
  return (tag.split("-")[0] ?? tag).toUpperCase();
}

function LanguageSegments({ languages, current }: { languages: readonly Language[]; current: LanguageCode }) {
  const text = useText();
  const change = useChangeLanguage();
  const [coming, setComing] = useState<LanguageCode>();

  function choose(code: LanguageCode) {
    if (code === current || coming) return;
    setComing(code);
    change(code)
      .catch(() => showToast({ text: text("error.network"), kind: "fail", milliseconds: toastTimes.short }))
      .finally(() => setComing(undefined));
  }
  return (
    <Segments
      label={text("language.choose")}
      segments={languages.map(({ code, name, tag }) => ({ value: code, label: name, lang: tag }))}
      current={current}
      coming={coming}
      onChoose={choose}
    />
  );
}
