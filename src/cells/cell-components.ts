import type { ComponentType } from "react";
import type { CellKind } from "#descriptor/vocabulary/cell-kinds.ts";
import type { CellProps } from "./cell-props.ts";
import { isBoolean, isDecimal, isMoment, isNumber, isText } from "#text/fits.ts";
import { AgoCell } from "./kinds/ago.tsx";
import { BadgeCell } from "./kinds/badge.tsx";
import { BalanceCell } from "./kinds/balance.tsx";
import { CopyCell } from "./kinds/copy.tsx";
import { CountdownCell } from "./kinds/countdown.tsx";
import { DateCell } from "./kinds/date.tsx";
import { DateTimeCell } from "./kinds/date-time.tsx";
import { IconCell } from "./kinds/icon.tsx";
import { ImageCell } from "./kinds/image.tsx";
import { LinkCell } from "./kinds/link.tsx";
import { MarkCell } from "./kinds/mark.tsx";
import { MaskedCell } from "./kinds/masked.tsx";
import { MoneyCell } from "./kinds/money.tsx";
import { SignedMoneyCell } from "./kinds/money-signed.tsx";
import { NumberCell } from "./kinds/number.tsx";
import { PercentCell } from "./kinds/percent.tsx";
import { PeriodCell } from "./kinds/period.tsx";
import { QrCell } from "./kinds/qr.tsx";
import { RichTextCell } from "./kinds/rich-text.tsx";
import { TextCell } from "./kinds/text.tsx";
import { YesNoCell } from "./kinds/yes-no.tsx";

/** A way to show a value: which values it can show, and its component. */
export interface CellComponent {
  fits(value: unknown): boolean;
  Show: ComponentType<CellProps<unknown>>;
}

function shows<T>(Show: ComponentType<CellProps<T>>, fits: (value: unknown) => value is T): CellComponent {
  // Only values that fit are shown.
  return { fits, Show: Show as ComponentType<CellProps<unknown>> };
}

/** The component of every way to show a field. */
export const cellComponents: Readonly<Record<CellKind, CellComponent>> = {
  text: shows(TextCell, isText),
  money: shows(MoneyCell, isDecimal),
  "money-signed": shows(SignedMoneyCell, isDecimal),
  balance: shows(BalanceCell, isDecimal),
  number: shows(NumberCell, isNumber),
  percent: shows(PercentCell, isDecimal),
  date: shows(DateCell, isMoment),
  "date-time": shows(DateTimeCell, isMoment),
  period: shows(PeriodCell, isMoment),
  ago: shows(AgoCell, isMoment),
  countdown: shows(CountdownCell, isMoment),
  badge: shows(BadgeCell, (value): value is string | boolean => isText(value) || isBoolean(value)),
  mark: shows(MarkCell, isBoolean),
  "yes-no": shows(YesNoCell, isBoolean),
  icon: shows(IconCell, (value): value is string => typeof value !== "object" || value === null),
  image: shows(ImageCell, isText),
  "rich-text": shows(RichTextCell, isText),
  copy: shows(CopyCell, isText),
  masked: shows(MaskedCell, isText),
  link: shows(LinkCell, isText),
  qr: shows(QrCell, isText),
};
