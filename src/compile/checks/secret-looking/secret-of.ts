/** The format of Google's API keys: most are secret, those of web pages are not. */
export const GOOGLE_KEY = "a Google API key";

/** Formats that only secrets have. */
export const secretForms: readonly (readonly [what: string, form: RegExp])[] = [
  ["a private key", /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ["an AWS access key", /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ["a GitHub token", /\bgh[opsur]_[A-Za-z0-9]{36}|\bgithub_pat_\w{22,}/],
  ["a Stripe key", /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/],
  ["a Slack token", /\bxox[abprs]-[A-Za-z0-9-]{10,}/],
  [GOOGLE_KEY, /\bAIza[\w-]{35}/],
  ["a signed token (JWT)", /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/],
  ["a bearer token", /\bBearer\s+[\w.~+/-]{20,}/],
  ["an address with a password", /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@]+:[^\s/@]+@/i],
];
const telling =
  /(?:^|[._-])(?:password|passwd|passphrase|secret|token|api[-_]?key|access[-_]?key|private[-_]?key|credentials?)$/i;
const camel = /(?:Password|Passwd|Secret|Token|ApiKey|AccessKey|PrivateKey|Credentials?)$/;
/** The kind of secret a text looks like; undefined when it looks like none. `key`: the key of the value. */
export function secretOf(text: string, key: string | number | undefined): string | undefined {
  const form = secretForms.find(([, one]) => one.test(text));
  if (form) return form[0];
  return isTelling(key) && looksRandom(text) ? `a secret, as the value of "${key}"` : undefined;
}

function isTelling(key: string | number | undefined): boolean {
  return typeof key === "string" && (telling.test(key) || camel.test(key));
}

/** Letters and digits that contain no word: at least 3 bits per character over at least 12 characters. */
function looksRandom(text: string): boolean {
  if (text.length < 12 || /\s/.test(text) || !/\d/.test(text) || !/[A-Za-z]/.test(text)) return false;
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const bits = [...counts.values()].reduce(
    (sum, count) => sum - (count / text.length) * Math.log2(count / text.length),
    0,
  );
  return bits >= 3;
}
