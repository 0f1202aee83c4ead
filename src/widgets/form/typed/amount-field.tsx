import type { FieldOf } from "#descriptor/field.ts";
import type { ShownForm } from "#descriptor/form.ts";
import { useStartUp } from "#facts/use-facts.ts";
import { BALANCE_MASKED, usePreference } from "#session/preferences.ts";
import { formatMoney } from "#text/format.ts";
import { STARS } from "#text/hidden.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { FieldRefused, type LaterProps, type Resolved } from "../fields/field-props.ts";
import styles from "./amount-field.module.css";
import { filled } from "./filled.ts";
import { decimalsOf, offered, readAmount, type AmountProblem } from "./read-amount.ts";
import { LONGEST } from "./read-decimal.ts";
import { useContribution } from "./use-contribution.ts";
import { useTyped } from "./use-typed.ts";

type Amount = Resolved<FieldOf<"amount">> & Pick<ShownForm["fields"][string], "tellsBalance">;

interface AmountProps extends LaterProps<Amount> {
  /** The amounts to choose from have been asked for. */
  isComing?: boolean | undefined;
}

/** An amount of money, with what it is understood as, its limits, and amounts to choose with a tap. */
export function AmountField(props: AmountProps) {
  const { id, field, methods, line, isComing } = props;
  const text = useText();
  const locale = useLocale();
  const merchants = useStartUp().data?.location.currency;
  const currency = field.currency ?? merchants;
  const decimals = decimalsOf(currency);
  const money = (amount: string) => formatMoney(amount, locale, currency);
  const isHidden = usePreference(BALANCE_MASKED) === "1" && field.tellsBalance === true;
  // Which of the amounts are offered says how much there is, too.
  const quick = isHidden ? [] : offered(field.quick ?? [], field, decimals);
  const typed = useTyped(props);
  const read = typed.trim() === "" ? undefined : readAmount(typed, field, decimals);
  const wire = read && "wire" in read ? read.wire : undefined;
  useContribution(props, (value, parameter) => {
    const amount = readAmount(value, field, decimals);
    if ("problem" in amount) throw new FieldRefused("form.invalid");
    return { [parameter]: amount.wire };
  });

  const said: Readonly<Record<AmountProblem, string>> = {
    invalid: text("field.number.invalid"),
    comma: text("field.number.comma"),
    minus: text("field.amount.minus"),
    decimals: text(decimals === 0 ? "field.number.whole" : "field.number.decimals"),
    long: text("field.number.long"),
    least: text("field.amount.least"),
    most: text("field.amount.most"),
    step: text("field.amount.step"),
  };
  const values = {
    decimals: String(decimals),
    digits: String(LONGEST),
    least: money(field.min),
    most: isHidden ? STARS : money(field.max ?? field.min),
    step: money(field.step ?? field.min),
  };
  const hint = field.note ?? (field.max === undefined ? undefined : filled(text("field.amount.range"), values));
  const note = wire === undefined ? hint : filled(text("field.amount.reads"), { amount: money(wire) });
  return (
    <div className="stack gap-2">
      {line(
        {
          check(value, rule, byRule) {
            const amount = value.trim() === "" ? { wire: "" } : readAmount(value, field, decimals);
            return "problem" in amount ? filled(said[amount.problem], values) : byRule(rule, amount.wire);
          },
          hints: { inputMode: decimals === 0 ? "numeric" : "decimal" },
        },
        { id, field: { ...field, ...(note !== undefined && { note }) } },
      )}
      {isComing && <div className={styles.coming} />}
      {quick.length > 0 && (
        <div className={`gap-2 ${styles.quick}`} role="group" aria-label={text("field.amount.quick")}>
          {quick.map((amount) => (
            <Button
              key={amount}
              look="quiet"
              aria-pressed={amount === plain(wire)}
              onClick={() => methods.setValue(id, amount, { shouldDirty: true, shouldValidate: true })}
            >
              {money(amount)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** An amount as people would type it: without decimals that are zero. */
function plain(amount: string | undefined): string | undefined {
  return amount?.replace(/\.00$/, "");
}
