import type { MouseEvent } from "react";
import { useSite } from "#data/page/site.ts";
import { isMoment } from "#text/fits.ts";
import { formatMerchantDay } from "#text/format-records.ts";
import { useLocale, useText } from "#text/use-text.ts";
import styles from "./chart.module.css";
import type { Charted } from "./series.ts";

interface PickerProps extends Pick<Charted, "entries" | "x"> {
  picked: number;
  onPick(place: number): void;
}

/** Where the chart is read: a tap on the drawing or an arrow key picks another place. */
export function Picker({ entries, x, picked, onPick }: PickerProps) {
  const text = useText();
  const nameOf = useNameOf(x);
  // The browser's own places are beside those of the drawing: its thumb has a width.
  function pickAt({ currentTarget, clientX }: MouseEvent<HTMLInputElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / width) * entries.length);
    onPick(Math.min(Math.max(place, 0), entries.length - 1));
  }
  return (
    <input
      type="range"
      className={styles.range}
      aria-label={text("chart.pick")}
      aria-valuetext={nameOf(entries[picked]?.[x.field])}
      min={0}
      max={entries.length - 1}
      value={picked}
      onChange={(event) => onPick(Number(event.target.value))}
      onClick={pickAt}
    />
  );
}

/** What a place is called, as a text. */
function useNameOf({ as, texts }: Charted["x"]): (value: unknown) => string {
  const locale = useLocale();
  const text = useText();
  const { timeZone } = useSite().features;
  return (value) => {
    if (as === "date" && isMoment(value)) return formatMerchantDay(value, locale, timeZone);
    const word = texts[String(value)];
    return word === undefined ? String(value) : text(word);
  };
}
