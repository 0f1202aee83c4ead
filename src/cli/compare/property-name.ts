/** Properties whose name in a sentence differs from the descriptor's, by their steps. */
const names: Readonly<Record<string, string>> = {
  name: "name",
  hosts: "list of addresses",
  market: "market",
  icons: "drawing of icons",
  "logo/mark": "drawing in the logo",
  "logo/wordmark": "name in the logo",
  "logo/fill": "fill of the logo",
  "languages/offered": "choice of languages",
  "languages/default": "language of a new visitor",
  "merchant/code": "merchant code",
  "merchant/trialCode": "merchant code of trial accounts",
  "gateway/platform": "platform",
  "gateway/timeout": "time a call may take",
  "theme/scheme": "colour scheme",
  "theme/color/accent": "accent colour",
  "theme/color/accentAlt": "second accent colour",
  "theme/color/surface": "page colour",
  "theme/color/ink": "text colour",
  "theme/color/onAccent": "colour of text on the accent",
  "theme/color/onAccentAlt": "colour of text on the second accent",
  "theme/color/accentInk": "accent colour of text",
  "theme/color/card": "card colour",
  "theme/color/raised": "colour of sheets and menus",
  "theme/color/header": "header colour",
  "theme/color/onHeader": "colour of text on the header",
  "theme/color/line": "line colour",
  "theme/color/muted": "colour of quieter text",
  "theme/color/positive": "colour of success",
  "theme/color/negative": "colour of errors",
  "theme/color/badge": "badge colour",
  "theme/color/onBadge": "colour of text on a badge",
  "theme/gradient/accent": "gradient of the main action",
  "theme/gradient/page": "gradient of the page",
  "theme/font/display": "font of titles",
  "theme/font/body": "font of text",
  "theme/type/scale": "scale of sizes",
  "theme/type/titleWeight": "weight of titles",
  "theme/type/titleCase": "case of titles",
  "theme/type/titleTracking": "space between letters of titles",
  "theme/radius/card": "corner radius of cards",
  "theme/radius/control": "corner radius of buttons and fields",
  "theme/radius/pill": "corner radius of badges",
  "theme/border/width": "width of outlines",
  "theme/space/screen": "margin of screens",
  "theme/space/gap": "space between widgets",
  "theme/space/inset": "padding of cards",
  "theme/style/card": "style of cards",
  "theme/style/title": "style of titles",
  "theme/style/button": "style of the main action",
  "theme/style/field": "style of fields",
  "theme/style/picture": "style of pictures",
};

/** The name of a property in a sentence: a known name, otherwise its keys as written. */
export function propertyName(steps: readonly string[]): string {
  const known = names[steps.join("/")];
  if (known !== undefined) return known;
  if (steps[0] === "theme" && steps[1] === "dark")
    return `${propertyName(["theme", "color", ...steps.slice(2)])} on a dark phone`;
  return steps.filter((step) => step !== "options").join(" ");
}
