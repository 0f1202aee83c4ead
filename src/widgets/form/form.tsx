import { useForm } from "react-hook-form";
import type { Form as FormDescriptor } from "#descriptor/form.ts";
import { useFacts } from "#actions/use-facts.ts";
import { usePage } from "#data/site.ts";
import { holds } from "#guards/condition.ts";
import { required } from "#kernel/assert.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { WidgetProps } from "../widget.ts";
import type { Values } from "./check-value.ts";
import { FormField } from "./form-field.tsx";
import styles from "./form.module.css";
import { useRecheck } from "./use-recheck.ts";
import { useRememberedLogin } from "./use-remembered-login.ts";
import { useSubmit } from "./use-submit.ts";

/** A form of `forms`: its fields, the call that takes them, and what follows. */
export function Form({ options }: WidgetProps<"form">) {
  const facts = useFacts();
  const form = required(usePage().forms[options.form], `The form "${options.form}" in the page's slice`);
  const fields = Object.fromEntries(Object.entries(form.fields).filter(([, field]) => holds(field.when, facts)));
  return <FormView key={options.form} form={{ ...form, fields }} />;
}

function FormView({ form }: { form: FormDescriptor }) {
  const text = useText();
  // Without default values it takes over what stands in the inputs: what was typed before the page was taken over stays.
  const methods = useForm<Values>({ mode: "onSubmit", reValidateMode: "onChange" });
  const remembered = useRememberedLogin(form, methods);
  const { submit, busy, failure, captchaWanted } = useSubmit(form, remembered.keep);
  useRecheck(form, methods);
  const ids = Object.keys(form.fields);
  return (
    // method="dialog" outside of a dialog does nothing: a tap before the page is taken over must not carry passwords anywhere.
    <form className={styles.form} method="dialog" noValidate aria-label={text(form.submit.label)} data-captcha-wanted={captchaWanted || undefined} onSubmit={(event) => void methods.handleSubmit(submit)(event)}>
      {ids.map((id, index) => <FormField key={id} id={id} next={ids[index + 1]} form={form} methods={methods} />)}
      <div className={styles.failure} role="alert">
        {failure && <><Icon name="warning" size={20} /><p>{text(failure)}</p></>}
      </div>
      <Button type="submit" look="main" wide busy={busy}>{text(form.submit.label)}</Button>
    </form>
  );
}
