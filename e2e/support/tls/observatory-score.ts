/** A page as it arrives over TLS. */
export interface ScannedPage {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  html: string;
}

/** What a test of the Observatory can come out as, and what that adds to the score of 100. The first that holds counts. */
type Outcomes = readonly (readonly [name: string, points: number, holds: (page: ScannedPage) => boolean])[];

const BROAD = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const INSECURE = /^(?:http|ftp):/;
const HALF_A_YEAR = 15_552_000;
const PRIVATE = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const always = () => true;

/**
 * The tests, outcomes and points of the Mozilla HTTP Observatory: `src/analyzer/tests` and `SCORE_TABLE` in
 * `src/grader/charts.js` of @mdn/mdn-http-observatory 1.4.8. That package downloads certificates while it is installed,
 * so a repository that has to install without the internet cannot depend on it. What depends on a certificate or on
 * port 80 is the proxy's: it adds nothing here, as in the table. Outcomes that a single header cannot have are left out.
 */
const tests: Record<string, Outcomes> = {
  "content-security-policy": [
    ["csp-not-implemented", -25, (page) => policyOf(page).size === 0],
    ["csp-implemented-with-unsafe-inline", -20, (page) => isUnsafe(page, "script-src") || isBroad(page, "object-src")],
    ["csp-implemented-with-insecure-scheme", -20, (page) => activeSources(page).some((one) => INSECURE.test(one))],
    ["csp-implemented-with-unsafe-eval", -10, (page) => hasEval(page, "script-src") || hasEval(page, "style-src")],
    [
      "csp-implemented-with-insecure-scheme-in-passive-content-only",
      -10,
      (page) => [...sources(page, "img-src"), ...sources(page, "media-src")].some((one) => INSECURE.test(one)),
    ],
    ["csp-implemented-with-unsafe-inline-in-style-src-only", 0, (page) => isUnsafe(page, "style-src")],
    [
      "csp-implemented-with-no-unsafe-default-src-none",
      10,
      (page) => policyOf(page).get("default-src")?.join() === "'none'",
    ],
    ["csp-implemented-with-no-unsafe", 5, always],
  ],
  cookies: [
    ["cookies-not-found", 0, (page) => cookiesOf(page).length === 0],
    ["cookies-without-secure-flag-but-protected-by-hsts", -5, (page) => !cookiesOf(page).every(isSecure)],
    ["cookies-secure-with-httponly-sessions", 0, always],
  ],
  "cross-origin-resource-sharing": [
    [
      "cross-origin-resource-sharing-implemented-with-universal-access",
      -50,
      (page) => header(page, "access-control-allow-credentials") === "true",
    ],
    ["cross-origin-resource-sharing-not-implemented", 0, always],
  ],
  "referrer-policy": [
    ["referrer-policy-private", 5, (page) => PRIVATE.test(header(page, "referrer-policy"))],
    ["referrer-policy-not-implemented", 0, (page) => header(page, "referrer-policy") === ""],
    ["referrer-policy-unsafe", -5, always],
  ],
  "strict-transport-security": [
    ["hsts-not-implemented", -20, (page) => header(page, "strict-transport-security") === ""],
    ["hsts-implemented-max-age-at-least-six-months", 0, (page) => maxAge(page) >= HALF_A_YEAR],
    ["hsts-implemented-max-age-less-than-six-months", -10, always],
  ],
  "subresource-integrity": [
    [
      "sri-not-implemented-and-external-scripts-not-loaded-securely",
      -50,
      ({ html }) => /<script[^>]+src="http:/.test(html),
    ],
    [
      "sri-not-implemented-but-external-scripts-loaded-securely",
      -5,
      ({ html }) => /<script(?![^>]+integrity=)[^>]+src="(?:https:)?\/\//.test(html),
    ],
    ["sri-not-implemented-but-all-scripts-loaded-from-secure-origin", 0, always],
  ],
  "x-content-type-options": [
    ["x-content-type-options-nosniff", 0, (page) => header(page, "x-content-type-options") === "nosniff"],
    ["x-content-type-options-not-implemented", -5, always],
  ],
  "x-frame-options": [
    ["x-frame-options-implemented-via-csp", 5, (page) => policyOf(page).has("frame-ancestors")],
    ["x-frame-options-sameorigin-or-deny", 0, (page) => /^(?:deny|sameorigin)$/i.test(header(page, "x-frame-options"))],
    ["x-frame-options-not-implemented", -20, always],
  ],
  "cross-origin-resource-policy": [
    [
      "cross-origin-resource-policy-implemented",
      10,
      (page) => /^same-(?:origin|site)$/.test(header(page, "cross-origin-resource-policy")),
    ],
    [
      "cross-origin-resource-policy-not-implemented",
      0,
      (page) => /^(?:cross-origin)?$/.test(header(page, "cross-origin-resource-policy")),
    ],
    ["cross-origin-resource-policy-header-invalid", -5, always],
  ],
};
/** Points above 100 count only when nothing takes the page below this. */
const ENOUGH_FOR_EXTRA = 90;

/** A page's score, and the outcomes that made it. A+ begins at 100; 130 is the highest that our pages can have. */
export function observatoryScore(page: ScannedPage): { score: number; outcomes: string[] } {
  const outcomes = Object.values(tests).map((of) => of.find(([, , holds]) => holds(page)) ?? (["none", 0] as const));
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 100);
  const points = outcomes.map(([, one]) => one);
  const without = sum(points.filter((one) => one < 0));
  return {
    score: without >= ENOUGH_FOR_EXTRA ? sum(points) : Math.max(0, without),
    outcomes: outcomes.map(([name]) => name),
  };
}

function header({ headers }: ScannedPage, name: string): string {
  return String(headers[name] ?? "").trim();
}

function policyOf(page: ScannedPage): ReadonlyMap<string, readonly string[]> {
  const directives = header(page, "content-security-policy").split(";");
  return new Map(
    directives.flatMap((text): [string, string[]][] => {
      const [name = "", ...values] = text.trim().split(/\s+/);
      return name === "" ? [] : [[name.toLowerCase(), values]];
    }),
  );
}

/** The sources of a directive; without it those of default-src, without that one everything. */
function sources(page: ScannedPage, directive: string): readonly string[] {
  const policy = policyOf(page);
  return policy.get(directive) ?? policy.get("default-src") ?? ["*"];
}

function activeSources(page: ScannedPage): string[] {
  const passive = ["img-src", "media-src"];
  const own = [...policyOf(page)].filter(([name]) => !passive.includes(name)).flatMap(([, values]) => values);
  return [...own, ...sources(page, "script-src")];
}

function isBroad(page: ScannedPage, directive: string): boolean {
  return sources(page, directive).some((source) => BROAD.test(source));
}

/** Inline code, or everything. With a hash or a nonce browsers ignore 'unsafe-inline'. */
function isUnsafe(page: ScannedPage, directive: string): boolean {
  const all = sources(page, directive);
  const hashed = all.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
  return isBroad(page, directive) || all.some((one) => one === "data:" || (one === "'unsafe-inline'" && !hashed));
}

function hasEval(page: ScannedPage, directive: string): boolean {
  return sources(page, directive).includes("'unsafe-eval'");
}

function maxAge(page: ScannedPage): number {
  return Number(/max-age=(\d+)/i.exec(header(page, "strict-transport-security"))?.[1] ?? 0);
}

function cookiesOf({ headers }: ScannedPage): readonly string[] {
  return [headers["set-cookie"] ?? []].flat();
}

function isSecure(cookie: string): boolean {
  return /;\s*secure\b/i.test(cookie);
}
