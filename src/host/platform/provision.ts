import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
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

/** The flags for the ways to register (account §3). */
const METHOD_FLAGS = ["USERNAMEREG3", "MOBILENUMREG3", "REGMOBVERF3", "MOBILENUMPASSREG3"];

/** The parts of a rule that concern a single value. */
const PARTS = ["pattern", "minLength", "maxLength", "numeric"] as const;

/**
 * Fields that no brand decides about: the platform draws the captcha, and a brand's rule for a number covers its own
 * market only.
 */
const PLATFORM_OWN = ["captcha", "mobileNum"];

/** The registration settings that the platform gets for a brand. */
function registrationOf({
  flags,
  registration: {
    fields: { captcha, ...fields },
  },
}: CompiledBrand["brand"]): object {
  return {
    flags: Object.fromEntries(METHOD_FLAGS.flatMap((name) => (flags[name] === undefined ? [] : [[name, flags[name]]]))),
    fields: Object.fromEntries(
      Object.entries(fields).map(([id, { enabled, required }]) => [id, { enabled, required }]),
    ),
    captcha: captcha?.enabled ?? false,
  };
}

/**
 * The rules for the registration's fields, by field name: the platform then reports and enforces the same lengths as
 * the brand.
 */
function rulesOf({ rules, registration }: CompiledBrand["brand"]): object {
  return Object.fromEntries(
    Object.entries(registration.fields).flatMap(([id, { rule: name }]) => {
      const rule = name === undefined || PLATFORM_OWN.includes(id) ? undefined : rules[name];
      const parts = PARTS.flatMap((part) => (rule?.[part] === undefined ? [] : [[part, rule[part]]]));
      return parts.length === 0 ? [] : [[id, Object.fromEntries(parts)]];
    }),
  );
}

function merchantOf({ brand }: CompiledBrand): object {
  const { accent, accentAlt, surface, ink } = brand.theme.color;
  const { phoneAuth } = brand.features;
  return {
    ...brand.merchant,
    hosts: brand.hosts,
    registration: registrationOf(brand),
    rules: rulesOf(brand),
    name: brand.name,
    country: brand.market.toUpperCase(),
    currency: currencies[brand.market] ?? "USD",
    scheme: brand.theme.scheme,
    ...(phoneAuth && { phoneAuth: { projectId: phoneAuth.projectId } }),
    palette: { accent: accent.$value, accentAlt: accentAlt.$value, surface: surface.$value, ink: ink.$value },
  };
}
