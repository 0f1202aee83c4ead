import { resolvedForm } from "#compile/emit/resolved-form.ts";
import { form as formSchema } from "#descriptor/form.ts";

const invitation = {
  kind: "invitation-code",
  label: "invitation",
  fromAddress: "affiliateCode",
  verify: { call: "affiliateCheck", code: "code", host: "domain", refused: "invitation_code_error" },
};
const written = formSchema.parse({
  fields: {
    username: { kind: "text", label: "user", rule: "name", required: true },
    email: { kind: "text", label: "mail", note: "mail.note" },
    affiliateCode: invitation,
    agree: {
      kind: "checkbox",
      label: "agree",
      initial: true,
      gate: true,
      sends: "agree",
      fixed: true,
      opens: { label: "terms", do: { action: "navigate", to: "notice", newTab: true } },
    },
  },
  submit: {
    call: "register",
    label: "send",
    busy: "in_please_wait",
    with: { registerUrl: { site: "host" }, registerMethod: { site: "channel" } },
  },
  settings: "registration",
  after: { success: [{ action: "navigate", to: "notice" }] },
});
/** A form as pages have it. */
export const registration = resolvedForm(written, { fields: {} });

const captcha = {
  kind: "captcha" as const,
  label: "digits",
  required: false,
  shown: "always" as const,
  draw: { call: "captcha", id: "captchaId" },
};
/** The form, with or without a captcha. */
export const withCaptcha = (enabled: boolean) => ({
  ...registration,
  fields: { ...registration.fields, captcha: { ...captcha, enabled } },
});
