import type { CellKind } from "#descriptor/vocabulary/cell-kinds.ts";
import { isBoolean, isDecimal, isMoment, isNumber, isScalar, isText } from "./fits.ts";
import { formatMoney, formatNumber } from "./format.ts";
import { formatMerchantDay, formatMoment, formatPercent, formatSignedMoney } from "./format-records.ts";
import { masked } from "./hidden.ts";

interface Kind {
  /** Whether this is a value of the kind: only the platform can be wrong. */
  fits(value: unknown): boolean;
  /** How a value that fits is written, in its cell and in a text alike. Absent: no text says it. */
  write?(value: never, locale: string, timeZone: string, currency?: string): string;
}

const moment = { fits: isMoment };
const plain = { fits: isText };
const money = {
  fits: isDecimal,
  write: (value: string, locale: string, _timeZone: string, currency?: string) => formatMoney(value, locale, currency),
};

/** Which values each kind of cell takes, and what their text is. */
export const valueKinds = {
  text: { fits: isText, write: String },
  money,
  "money-signed": {
    fits: isDecimal,
    write: (value: string, locale: string, _timeZone: string, currency?: string) =>
      formatSignedMoney(value, locale, currency),
  },
  balance: money,
  number: { fits: isNumber, write: (value: number, locale: string) => formatNumber(value, locale) },
  percent: { fits: isDecimal, write: formatPercent },
  progress: {
    fits: isDecimal,
    write: (value: string, locale: string) => `${formatNumber(Math.floor(Number(value)), locale)}%`,
  },
  date: { fits: isMoment, write: formatMerchantDay },
  "date-time": { fits: isMoment, write: formatMoment },
  period: moment,
  ago: moment,
  days: moment,
  countdown: moment,
  badge: { fits: (value: unknown): value is string | boolean => isText(value) || isBoolean(value) },
  mark: { fits: isBoolean },
  "yes-no": { fits: isBoolean },
  icon: { fits: isScalar },
  image: plain,
  "rich-text": plain,
  copy: plain,
  masked: { fits: isText, write: masked },
  link: plain,
  qr: plain,
} as const satisfies Readonly<Record<CellKind, Kind>>;

type Kinds = typeof valueKinds;
/** What fits a kind of cell. */
export type ValueOf<K extends CellKind> = Kinds[K]["fits"] extends ((value: unknown) => value is infer T) ? T : never;
/** The kinds whose values have a text. */
export type WrittenKind = { [K in CellKind]: Kinds[K] extends { write: unknown } ? K : never }[CellKind];

export function isWritten(as: CellKind): as is WrittenKind {
  return "write" in valueKinds[as];
}

/** The text of a value that fits; an amount in its currency, if that is given. */
export function written(as: WrittenKind, value: unknown, locale: string, timeZone: string, currency?: string): string {
  const { write }: Required<Kind> = valueKinds[as];
  return write(value as never, locale, timeZone, currency);
}
