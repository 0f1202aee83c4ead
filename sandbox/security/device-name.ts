/**
 * A product and what its User-Agent says; the first that matches counts, because most browsers also call themselves by
 * the names of others.
 */
type Names = readonly (readonly [name: string, sign: RegExp])[];

const BROWSERS: Names = [
  ["Facebook", /\bFBA[NV]\//],
  ["Instagram", /\bInstagram\b/],
  ["Messenger", /\bMessenger/],
  ["Viber", /\bViber\b/],
  ["TikTok", /\bmusical_ly|\bBytedance/i],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Mi Browser", /\bMiuiBrowser\//],
  ["Huawei Browser", /\bHuaweiBrowser\//],
  ["UC Browser", /\bUCBrowser\//],
  ["Opera", /\b(?:OPR|OPT|OPiOS|Opera)\b/],
  ["Edge", /\bEdg(?:A|iOS|e)?\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium)\//],
  ["Safari", /\bVersion\/\S+.* Safari\//],
];
const SYSTEMS: Names = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** A browser and its system by their usual names: "Chrome" on "Android". Null: unknown. */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: nameIn(BROWSERS, userAgent), system: nameIn(SYSTEMS, userAgent) };
}

function nameIn(names: Names, userAgent: string): string | null {
  return names.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
}
