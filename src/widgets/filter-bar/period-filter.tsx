import { Suspense, useState } from "react";
import { useSite } from "#data/page/site.ts";
import { periodOf } from "#data/screen/period.ts";
import type { PeriodPreset } from "#descriptor/vocabulary/filter.ts";
import { formatPeriod } from "#text/format.ts";
import { zoneName } from "#text/format-records.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { Chips } from "./chips.tsx";
import type { FilterProps } from "./filter-control.tsx";
import styles from "./filter-bar.module.css";
import { OwnDays } from "./own-days.tsx";

/** Days of the merchant: one of the presets, or days of the visitor's own. */
export function PeriodFilter({ filter, value, look, today, onChange }: FilterProps<"period">) {
  const text = useText();
  const locale = useLocale();
  const { timeZone } = useSite().features;
  const [choosing, setChoosing] = useState(false);
  const { from, to } = value.period;
  // A day has no time: noon is on that day wherever the merchant is.
  const noon = (day: string) => `${day}T12:00:00Z`;
  const days = formatPeriod(noon(from), noon(to), locale, "UTC");
  return (
    <div className={styles.period}>
      <div className={`line ${styles.presets}`} data-line="">
        <Chips
          label={text(filter.label)}
          look="chips"
          titled={look === "sheet"}
          chips={filter.presets.map((preset) => ({ value: preset, label: text(`period.${preset}`) }))}
          current={value.preset}
          onChoose={(name) => {
            const preset = name as PeriodPreset;
            onChange({ kind: "period", preset, period: periodOf(preset, today) });
          }}
        />
        {filter.most !== undefined && (
          <button
            type="button"
            className={`chip ${styles.own}`}
            aria-pressed={value.preset === undefined}
            onClick={() => setChoosing(true)}
          >
            <Icon name="calendar" size={18} />
            <span>{text("period.own")}</span>
          </button>
        )}
      </div>
      <p className={`quiet inside ${styles.days}`}>
        {days} · {zoneName(timeZone, locale, value.period.to)}
      </p>
      {choosing && filter.most !== undefined && (
        <Suspense>
          <OwnDays
            period={value.period}
            choosable={{ most: filter.most, since: filter.since, today }}
            onChoose={(period) => onChange({ kind: "period", preset: undefined, period })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
