import type { Brand } from "#descriptor/brand.ts";
import type { PhoneAuthSetup } from "#descriptor/phone-auth.ts";

/** What a page must be allowed in addition to its own origin, by directive. */
export interface OpenedSources {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
}

/** Projects that exist in an emulator only. */
const DEMO = /^demo-/;

/**
 * Origins of Firebase's code outside its package: the frame that relays a sign-in popup's answer, and reCAPTCHA before
 * an SMS.
 */
const FIREBASE_SCRIPTS = [
  "https://apis.google.com/js/",
  "https://apis.google.com/_/",
  "https://www.google.com/recaptcha/",
  "https://www.gstatic.com/recaptcha/",
];
const FIREBASE_APIS = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
const RECAPTCHA_FRAMES = ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"];

/**
 * The brand's phone-auth provider, if it can be used here. A demo project belongs to the emulator: without one it
 * counts as not configured, so that no page shows a button that cannot work. Every other project is used as it is.
 */
export function phoneAuthOf(
  { features: { phoneAuth } }: Pick<Brand, "features">,
  emulator: string | null,
): PhoneAuthSetup | undefined {
  if (!phoneAuth) return undefined;
  if (!DEMO.test(phoneAuth.projectId)) return { ...phoneAuth, scripts: FIREBASE_SCRIPTS };
  return emulator === null ? undefined : { ...phoneAuth, emulator, scripts: FIREBASE_SCRIPTS };
}

/** What a page with this provider may load and reach. */
export function openedFor({ authDomain, emulator, scripts }: PhoneAuthSetup): OpenedSources {
  if (emulator !== undefined) return { scripts, connections: [emulator], frames: [emulator] };
  return { scripts, connections: FIREBASE_APIS, frames: [`https://${authDomain}`, ...RECAPTCHA_FRAMES] };
}
