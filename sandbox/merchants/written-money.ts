/**
 * A text with its amounts as people read them: "{1000.00}" is written with the sign of the currency. The languages of this
 * platform's texts write numbers in one way.
 */
export function withMoney(text: string, currency: string): string {
  return text.replaceAll(/\{(\d+\.\d{2})\}/g, (_all, amount: string) =>
    new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(
      amount as Intl.StringNumericLiteral,
    ),
  );
}
