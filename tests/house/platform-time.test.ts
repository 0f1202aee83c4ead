import { expect, test } from "vitest";
import { filesLike, textOf } from "./support/tree.ts";

/** The phone's clock. A time that the code is given is somebody else's matter. */
const ownClock = /\bDate\.now\b|\bnew Date\(\)/;

/** Why these read the phone's clock: everything else asks `platformNow` or a hook above it what time it is. */
const measures: Readonly<Record<string, string>> = {
  "src/app/document-clock.ts": "learns how far the two are apart",
  "src/data/client/cache/use-stale-answers.ts": "how old answers are that this phone stored",
  "src/data/client/transport/browser-transport.ts": "learns how far the two are apart",
  "src/data/client/transport/server-clock.ts": "is the platform's clock",
  "src/text/format.ts": "a time of day beside that of the phone's own clock",
  "src/ui/number/ticker.ts": "ticks; who reads it adds the difference",
  "src/widgets/form/code/use-code-request.ts": "how long a code that came just now is good for",
  "src/widgets/hot-match-strip/use-matches.ts": "how old an answer is that this phone stored",
};

const site = "ui text session conditions data guards facts actions cells parts widgets renderer app".split(" ");

test("what time it is, a page knows from the platform: a phone's clock may be minutes or a day off", () => {
  const files = site.flatMap((folder) => filesLike(`src/${folder}`, /(?<!\.test)\.tsx?$/));
  // It draws on the host.
  const inBrowser = files.filter((file) => file !== "src/app/draw.tsx");
  expect(inBrowser.filter((file) => ownClock.test(textOf(file))).toSorted()).toEqual(Object.keys(measures));
});
test.each(["Date.now() - start", "const year = new Date().getFullYear()", "setInterval(Date.now)"])(
  "the rule sees the phone's clock: %s",
  (bad) => expect(bad).toMatch(ownClock),
);
