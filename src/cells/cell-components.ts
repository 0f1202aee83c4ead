import type { ComponentType } from "react";
import type { CellKind } from "#descriptor/vocabulary/cell-kinds.ts";
import type { ValueOf } from "#text/value-kinds.ts";
import type { CellProps } from "./cell-props.ts";
import { BadgeCell } from "./kinds/badge.tsx";
import { BalanceCell } from "./kinds/balance.tsx";
import { CopyCell } from "./kinds/copy.tsx";
import { FigureCell, ProgressCell } from "./kinds/figure.tsx";
import { FromNowCell } from "./kinds/from-now.tsx";
import { IconCell } from "./kinds/icon.tsx";
import { ImageCell } from "./kinds/image.tsx";
import { LinkCell } from "./kinds/link.tsx";
import { MarkCell } from "./kinds/mark.tsx";
import { MaskedCell } from "./kinds/masked.tsx";
import { MomentCell } from "./kinds/moment.tsx";
import { PeriodCell } from "./kinds/period.tsx";
import { QrCell } from "./kinds/qr.tsx";
import { RichTextCell } from "./kinds/rich-text.tsx";

import { TextCell } from "./kinds/text.tsx";
import { YesNoCell } from "./kinds/yes-no.tsx";

/** The component of every way to show a field. It gets only values that fit. */
export const cellComponents: { readonly [K in CellKind]: ComponentType<CellProps<ValueOf<K>>> } = {
  text: TextCell,
  money: FigureCell,
  "money-signed": FigureCell,
  balance: BalanceCell,
  number: FigureCell,
  percent: FigureCell,
  progress: ProgressCell,
  date: MomentCell,
  "date-time": MomentCell,
  period: PeriodCell,
  ago: FromNowCell,
  days: FromNowCell,
  countdown: FromNowCell,
  badge: BadgeCell,
  mark: MarkCell,
  "yes-no": YesNoCell,
  icon: IconCell,
  image: ImageCell,
  "rich-text": RichTextCell,
  copy: CopyCell,
  masked: MaskedCell,
  link: LinkCell,
  qr: QrCell,
};
