import { useState } from "react";
import type { Facts } from "#conditions/facts.ts";
import type { ShownForm } from "#descriptor/form.ts";
import { useFacts } from "#facts/use-facts.ts";
import { usePage } from "#data/page/site.ts";
import { useRegisterSettings } from "#data/sign-in/use-register-settings.ts";
import { required } from "#kernel/assert.ts";
import { useSession } from "#session/use-session.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import type { WidgetProps } from "../widget.ts";
import type { Contributions } from "./fields/field-props.ts";
import styles from "./form.module.css";
import { isKnown } from "./values/known-password.ts";
import { openForm } from "./values/open-form.ts";
import { dependantsIn } from "./fields/input-hints.ts";
import { messageText } from "./fields/field-message.ts";
import { shownFields } from "./fields/shown-fields.ts";
import { FormWords } from "./phrases/form-words.tsx";
import { Screens } from "./steps/screens.tsx";
import { screensOf } from "./steps/screens-of.ts";
import { useScreens } from "./steps/use-screens.ts";
import { takeShown } from "./values/take-shown.ts";
import { useRecheck } from "./values/use-recheck.ts";
import { useRememberedLogin } from "./remembered/use-remembered-login.ts";
import { useRules } from "./values/use-rules.ts";
import { SendButton } from "./submit/send-button.tsx";
import { useAllFields } from "./submit/use-all-fields.ts";
import { prepareToSend, useSubmit } from "./submit/use-submit.ts";

/** A form of `forms`: its fields, the call that sends them, and what follows. */
export function Form({ options }: WidgetProps<"form">) {
  const form = required(usePage().forms[options.form], `The form "${options.form}" in the page's slice`);
  return <FormView key={options.form} name={options.form} whole={form} />;
}

function FormView({ name, whole }: { name: string; whole: ShownForm }) {
  const facts = useFacts();
  const settings = useRegisterSettings();
  const [compareTyped, setCompare] = useState<Facts["compare"]>();
  const compare: Facts["compare"] = (one) => ("input" in one.of ? compareTyped : facts.compare)?.(one) ?? false;
  const form = { ...whole, fields: shownFields(whole, { ...facts, compare }, settings) };
  const text = useText();
  const [methods] = useState(openForm);
  const rules = useRules();
  const session = useSession();
  useRememberedLogin(form, methods);
  const [contributions] = useState<Contributions>(() => new Map());
  const [captchaWanted, setCaptchaWanted] = useState(false);
  const ids = Object.entries(form.fields)
    .filter(
      ([, field]) =>
        (field.kind !== "captcha" || field.shown === "always" || captchaWanted) && !isKnown(field, session),
    )
    .map(([id]) => id);
  const screens = screensOf(form, ids);
  const { current, element, advance, back, focus } = useScreens(screens, methods);
  const onCaptcha = () => setCaptchaWanted(true);
  const { submit, busy, failure, failures } = useSubmit({
    name,
    form,
    rules,
    methods,
    contributions,
    focus,
    onCaptcha,
    setCompare,
  });
  const { waits, withAllFields } = useAllFields(contributions, element);
  const [gates, setGates] = useState<Readonly<Record<string, boolean>>>({});
  useRecheck(form, methods);
  const onGate = (id: string, ticked: boolean) => setGates((before) => ({ ...before, [id]: ticked }));
  const isLast = current === screens.length - 1;
  const send = methods.handleSubmit(submit, (errors) => focus(ids.find((id) => errors[id])));
  const goOn = () => {
    prepareToSend(form);
    return advance();
  };
  const shown = (
    // method="dialog" outside of a dialog does nothing: a tap before hydration must not leak passwords into an address.
    <form
      ref={element}
      className={`stack gutter gap-4 ${styles.form}`}
      method="dialog"
      noValidate
      aria-label={text(form.submit.label)}
      data-captcha-wanted={captchaWanted || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void withAllFields(() => {
          takeShown(methods);
          return isLast ? send(event) : goOn();
        });
      }}
    >
      <Screens
        {...{ screens, current, back }}
        {...{ form, rules, methods, contributions, failures, onGate, focus }}
        dependants={dependantsIn(form.fields, rules)}
      />
      <div className={`failure ${styles.failure}`} role="alert">
        {failure && (
          <>
            <Icon name="warning" size={20} />
            <p>{messageText(failure, text)}</p>
          </>
        )}
      </div>
      <SendButton {...{ form, screens, current, ids, gates, focus }} busy={busy || waits} />
    </form>
  );
  return form.phrases ? <FormWords {...{ form, rules, methods, contributions }}>{shown}</FormWords> : shown;
}
