import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { useSite } from "#data/page/site.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { countriesOf, countryDialled, countryOf, type Country } from "../phone/countries.ts";
import { parameterOf } from "../submit/call-input.ts";
import { CountryPicker } from "../phone/country-picker.tsx";
import type { FieldProps, LaterProps, Variation } from "./field-props.ts";
import styles from "./phone-field.module.css";
import { digitsOf, parsedNumber } from "../phone/phone-number.ts";
import { wasSent } from "../values/methods.ts";

/** Maximum characters of a typed mobile number, spaces and plus sign included (account §9). */
const LONGEST = 20;

/** A mobile number after the dialling code of its country. */
export function PhoneField(props: LaterProps<FieldOf<"phone">>) {
  const { id, field, methods, contributions, line } = props;
  const { country, home, choose } = useCountry(props);
  const offered = (code: string | undefined) => code !== undefined && (field.countries?.includes(code) ?? true);

  useEffect(() => {
    contributions.set(id, (typed) => wireNumber(parameterOf(id, field), field, typed, country));
    return () => {
      contributions.delete(id);
    };
  }, [contributions, id, field, country]);

  const check: Variation["check"] = (typed, rule, byRule) => {
    const number = parsedNumber(typed, country);
    const from = number?.country ?? country;
    // A brand's rule is about domestic numbers; for others only the library decides.
    const failure = byRule(from === home ? rule : rule && { messages: rule.messages }, digitsOf(typed));
    if (failure !== null || digitsOf(typed) === "") return failure;
    return number && offered(from) ? null : (rule?.messages.pattern ?? "form.phoneInvalid");
  };
  /** A number that is typed or autofilled with its "+63" selects its country. */
  function follow(event: FormEvent<HTMLInputElement>) {
    const named = event.currentTarget.value.trim().startsWith("+")
      ? parsedNumber(event.currentTarget.value, country)?.country
      : undefined;
    if (named !== undefined && offered(named)) choose(named);
  }
  const start = (
    <CountryButton
      {...{ field, country, home }}
      onChoose={(code) => {
        choose(code);
        methods.setFocus(id);
      }}
    />
  );
  return line({ check, start, hints: { inputMode: "tel", autoComplete: "tel", maxLength: LONGEST, onInput: follow } });
}

function wireNumber(
  parameter: string,
  { dialingCode }: FieldOf<"phone">,
  typed: string,
  country: string,
): Record<string, string> {
  const number = parsedNumber(typed, country);
  if (!number) return { [parameter]: typed };
  return dialingCode === undefined
    ? { [parameter]: number.number }
    : { [parameter]: number.nationalNumber, [dialingCode]: number.countryCallingCode };
}

/** The country of the number. It is a separate value of the form, so that it persists as long as the number does. */
function useCountry({ id, field, methods }: FieldProps<FieldOf<"phone">>) {
  const market = useSite().market.toUpperCase();
  const key = `${id}:country`;
  const home = field.country ?? market;
  const [country, setCountry] = useState(() => countryNamed(methods.getValues(key), home));
  // A remembered number has its own country.
  useEffect(() => {
    const { unsubscribe } = methods.watch((values, { name }) => {
      if (name === key) setCountry(countryNamed(values[key], home));
    });
    return unsubscribe;
  }, [methods, key, home]);
  const checked = useRef(country);
  useEffect(() => {
    if (checked.current === country) return;
    checked.current = country;
    if (wasSent(methods)) void methods.trigger(id);
  });
  return { country, home, choose: (code: string) => methods.setValue(key, code) };
}

/** A country by its code or its dialling code; the domestic one where neither is known. */
function countryNamed(value: unknown, home: string): string {
  if (typeof value !== "string") return home;
  return /^\d+$/.test(value) ? countryDialled(value, home) : value;
}

function CountryButton({
  field,
  country,
  home,
  onChoose,
}: {
  field: FieldOf<"phone">;
  country: string;
  home: string;
  onChoose(code: string): void;
}) {
  const text = useText();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const countries = useMemo(() => countriesOf(field.countries, home, locale), [field.countries, home, locale]);
  const chosen = countryOf(country, locale);
  if (!chosen) return null;
  if (countries.length === 1)
    return (
      <span className={`line firm strong ${styles.country}`}>
        <Face country={chosen} />
      </span>
    );
  function choose(code: string) {
    setOpen(false);
    onChoose(code);
  }
  return (
    <>
      <button
        type="button"
        className={`line firm strong ${styles.country}`}
        aria-haspopup="dialog"
        aria-label={`${text("form.chooseCountry")}: ${chosen.name} +${chosen.dialingCode}`}
        onClick={() => setOpen(true)}
      >
        <Face country={chosen} />
        <span className={styles.arrow} aria-hidden="true" />
      </button>
      {open && (
        <CountryPicker countries={countries} chosen={country} onChoose={choose} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function Face({ country: { flag, dialingCode } }: { country: Country }) {
  return (
    <>
      <span className={styles.flag} aria-hidden="true">
        {flag}
      </span>
      <span className="numbers">{`+${dialingCode}`}</span>
    </>
  );
}
