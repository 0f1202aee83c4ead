import type { Translated } from "#gateway/languages.ts";

/** A bank or a wallet that the merchant pays to. */
export interface Bank {
  id: string;
  name: Translated<string>;
  /** The motif of its mark. */
  mark: string;
  /** What its account numbers are, spaces and dashes left out. */
  number: RegExp;
  hint: Translated<string>;
}

const mobile = {
  number: /^09\d{9}$/,
  hint: { EN: "A mobile number, 09 and nine digits", TY: "Mobile number, 09 at siyam na numero" },
} as const;
const digits = (count: number) => ({
  number: new RegExp(`^\\d{${count}}$`),
  hint: { EN: `${count} digits`, TY: `${count} na numero` },
});

/** What every merchant pays to, in its order. A new bank is a row. */
export const banks: readonly Bank[] = [
  { ...mobile, id: "gcash", name: { EN: "GCash" }, mark: "coin" },
  { ...mobile, id: "maya", name: { EN: "Maya" }, mark: "clover" },
  { ...digits(12), id: "bdo", name: { EN: "BDO Unibank" }, mark: "tower" },
  { ...digits(10), id: "bpi", name: { EN: "BPI" }, mark: "castle" },
  { ...digits(13), id: "metrobank", name: { EN: "Metrobank" }, mark: "temple" },
  { ...digits(16), id: "landbank", name: { EN: "Landbank" }, mark: "volcano" },
];

export function bankCalled(id: string): Bank | undefined {
  return banks.find((bank) => bank.id === id);
}
