import { parameterOf } from "#compile/emit/resolved-form.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { Field } from "#descriptor/field.ts";
import { contract } from "#gateway/contract.ts";
import type { HostSettings } from "../settings.ts";

/** Provisions the sandbox's merchants, so that a new brand has a platform without a change of the sandbox's code. */
export async function provision(
  brands: readonly CompiledBrand[],
  { sandbox, sandboxSecret }: HostSettings,
): Promise<void> {
  const sandboxed = brands.filter(({ brand }) => brand.gateway.platform === "sandbox");
  if (!sandbox || !sandboxSecret || sandboxed.length === 0) return;
  const response = await fetch(`${sandbox}/sandbox/merchants`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${sandboxSecret}`, "Content-Type": "application/json" },
    body: JSON.stringify(sandboxed.map(merchantOf)),
  });
  if (!response.ok)
    throw new Error(`The sandbox refused the merchants with status ${response.status}: ${await response.text()}`);
}

/** The currency of each market. */
const currencies: Record<string, string> = { ph: "PHP" };

/** The flags for the ways to register, which the platform's settings repeat (account §3). */
const METHOD_FLAGS = Object.keys(contract.registerSettings.output.shape.flags.shape);

/** The parts of a rule that concern a single value. */
const PARTS = ["pattern", "minLength", "maxLength", "numeric"] as const;

/**
 * Kinds of field whose rule is the platform's own: it draws the captcha, and a brand's rule for a number covers its own
 * market only.
 */
const PLATFORM_OWN: ReadonlySet<Field["kind"] | undefined> = new Set(["captcha", "phone"] as const);

/** What kind each registration field is, by its parameter: the forms that the settings decide about name it. */
function kindsOf({ forms }: CompiledBrand["brand"]): ReadonlyMap<string, Field["kind"]> {
  const fields = Object.values(forms).flatMap((form) => (form.settings ? Object.entries(form.fields) : []));
  return new Map(fields.map(([id, field]) => [parameterOf(id, field), field.kind]));
}

/** The registration settings that the platform gets for a brand. */
function registrationOf(brand: CompiledBrand["brand"]): object {
  const { flags, registration } = brand;
  const kinds = kindsOf(brand);
  const settings = Object.entries(registration.fields);
  const isCaptcha = ([parameter]: (typeof settings)[number]) => kinds.get(parameter) === "captcha";
  return {
    flags: Object.fromEntries(METHOD_FLAGS.flatMap((name) => (flags[name] === undefined ? [] : [[name, flags[name]]]))),
    fields: Object.fromEntries(
      settings
        .filter((one) => !isCaptcha(one))
        .map(([parameter, { enabled, required }]) => [parameter, { enabled, required }]),
    ),
    captcha: settings.filter(isCaptcha).some(([, { enabled }]) => enabled),
  };
}

/**
 * The rules for the registration's fields, by parameter: the platform then reports and enforces the same lengths as the
 * brand.
 */
function rulesOf(brand: CompiledBrand["brand"]): object {
  const { rules, registration } = brand;
  const kinds = kindsOf(brand);
  return Object.fromEntries(
    Object.entries(registration.fields).flatMap(([parameter, { rule: name }]) => {
      const rule = name === undefined || PLATFORM_OWN.has(kinds.get(parameter)) ? undefined : rules[name];
      const parts = PARTS.flatMap((part) => (rule?.[part] === undefined ? [] : [[part, rule[part]]]));
      return parts.length === 0 ? [] : [[parameter, Object.fromEntries(parts)]];
    }),
  );
}

function merchantOf({ brand }: CompiledBrand): object {
  const { accent, accentAlt, surface, ink } = brand.theme.color;
  const { phoneAuth, timeZone } = brand.features;
  return {
    ...brand.merchant,
    hosts: brand.hosts,
    registration: registrationOf(brand),
    rules: rulesOf(brand),
    name: brand.name,
    country: brand.market.toUpperCase(),
    currency: currencies[brand.market] ?? "USD",
    timeZone,
    scheme: brand.theme.scheme,
    ...(phoneAuth && { phoneAuth: { projectId: phoneAuth.projectId } }),
    palette: { accent: accent.$value, accentAlt: accentAlt.$value, surface: surface.$value, ink: ink.$value },
  };
}
