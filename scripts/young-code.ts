/**
 * Checks that the built chunks call nothing that browsers of the floor lack. What browsers have is read from
 * `web-features`, the data that Baseline is made from.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { features } from "web-features";
import { browserFloor } from "./browser-floor.ts";

type Support = Readonly<Partial<Record<"chrome" | "firefox" | "safari", string>>>;

/** What is younger and in the chunks all the same: why pages work without it. */
const allowed: Readonly<Record<string, string>> = {
  "AbortSignal.timeout": "Chrome has it since 103; what changed in 124 is which error it gives to streams",
  "Document.startViewTransition": "React calls it where it finds it, and nothing here asks for it",
  "Element.startViewTransition": "React calls it where it finds it, and nothing here asks for it",
  "HTMLElement.hidePopover": "src/ui/overlay/show-on-top.ts asks whether popovers are there",
  "HTMLElement.showPopover": "src/ui/overlay/show-on-top.ts asks whether popovers are there",
  "Intl.Locale.getTextInfo": "i18next calls it where it finds it",
  "Navigator.share": "desktops lack it; the page asks whether it is there",
  "PublicKeyCredential.signalAllAcceptedCredentials":
    "the name in a sentence of a library that asks whether it is there",
  "PublicKeyCredential.signalCurrentUserDetails": "the name in a sentence of a library that asks whether it is there",
  "PublicKeyCredential.signalUnknownCredential": "the name in a sentence of a library that asks whether it is there",
  "Uint8Array.fromBase64": "jose calls it where it finds it",
  "Uint8Array.toBase64": "jose calls it where it finds it",
};
/** Methods of young objects whose names libraries give to methods of their own: the object itself is looked for. */
const common: ReadonlySet<string> = new Set(["use"]);
/** Of the platform's objects those that every page has; methods of others have names like anybody's. */
const everywhere = /^(?:Document|Element|HTMLElement|Navigator|Node|Scheduler|Window)$/;
/** Names that say no API: what they call has the name of an older method, or is a pattern. */
const unnamed: readonly (readonly [name: string, use: RegExp])[] = [
  ["Iterator.map", /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|some|every|find|reduce)\(/],
  ["document.startViewTransition", /\bdocument\.startViewTransition\(/],
  ["flag v of patterns", /new RegExp\([^()]*,["'`]\w*v\w*["'`]\)/],
];

/** An API as code names it, `Object.groupBy`, and how the data do. */
const KEY = /^(?:api|javascript\.builtins)\.((?:Intl\.)?\w+?)(?:\.(\w+?)(_static)?)?$/;

const floor = Object.fromEntries(
  browserFloor.map((browser) => [browser.replace(/[\d.]+$/, ""), Number.parseFloat(browser.replace(/^\D+/, ""))]),
);

function isYoung(support: Support): boolean {
  return (["chrome", "firefox", "safari"] as const).some((browser) => {
    const first = Number.parseFloat((support[browser] ?? "").replace("≤", ""));
    return !(first <= (floor[browser] ?? 0));
  });
}

const dated = Object.values(features).flatMap((feature) =>
  "status" in feature ? Object.entries(feature.status.by_compat_key ?? {}) : [],
);
const young = new Map<string, Support>();
const old = new Set<string>();
const methods = new Map<string, string>();
for (const [key, { support }] of dated) {
  const [, owner, member] = KEY.exec(key) ?? [];
  // A constructor is named like its object.
  if (owner === undefined || member?.endsWith("_event") || owner.endsWith(`.${member}`) || owner === member) continue;
  if (isYoung(support)) young.set(member === undefined ? owner : `${owner}.${member}`, support);
  else old.add(member ?? owner);
}
for (const [key] of dated) {
  const [, owner = "", member = "", isStatic] = KEY.exec(key) ?? [];
  const isKnown = key.startsWith("javascript.") || everywhere.test(owner);
  if (isKnown && !isStatic && young.has(`${owner}.${member}`) && !old.has(member) && !common.has(member))
    methods.set(member, `${owner}.${member}`);
}

/** What code names: objects and their parts, and methods of whatever. */
function namesIn(code: string): Set<string> {
  const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = ""]) => name);
  return new Set([
    ...found(/(?<![.\w$])((?:Intl\.)?[A-Za-z]\w*)(?=[.(])/g),
    ...found(/(?<![.\w$])((?:Intl\.)?[A-Z]\w*\.\w+)/g),
    ...found(/\.(\w+)\(/g).flatMap((name) => methods.get(name) ?? []),
  ]);
}

/** What a chunk uses that the floor lacks, and since when browsers have it. */
export function youngIn(code: string): string[] {
  const named = [...namesIn(code)].filter((name) => young.has(name));
  const others = unnamed.flatMap(([name, use]) => (use.test(code) ? [name] : []));
  return [...new Set([...named, ...others])]
    .filter((name) => !(name in allowed))
    .map((name) => `${name} (${since(name)})`);
}

function since(name: string): string {
  const { chrome, safari } = young.get(name) ?? {};
  return `Chrome ${chrome ?? "–"}, Safari ${safari ?? "–"}`;
}

if (import.meta.filename === process.argv[1]) {
  const folder = join(import.meta.dirname, "../dist/client/assets");
  const found = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => youngIn(readFileSync(join(folder, name), "utf8")).map((what) => `${name}: ${what}`));
  for (const one of found) console.error(`${one} is younger than the oldest browsers that the site is for`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
