/** Specs of what each brand arranges itself: in the gate they run on every brand, in one of its languages. */
const OF_EVERY_BRAND = ["home.spec.ts", "headers.spec.ts", "footer-guards.spec.ts", "account.spec.ts"];

/**
 * Which journeys the gate runs, as lines of Playwright's `--test-list`: of those that differ only in brand and language,
 * one. The specs take the brands in turn, so that each brand has some; what a brand arranges itself runs on all of them.
 *
 * @param report what Playwright's JSON reporter says of `--list`
 */
export function gateJourneys(report, { brands, languages }) {
  const listed = report.suites.flatMap((suite) => journeysOf(suite, []));
  const files = [...new Set(listed.map(({ file }) => file))].toSorted();
  // Before a language, any brand: journeys have brands of their own, too.
  const cell = new RegExp(`\\b(?:[a-z]+ (?:${languages.join("|")})|(?:${brands.join("|")}))\\b`, "g");
  const brandOf = (titles) => titles.join(" ").match(cell)?.[0].split(" ")[0];
  const sameOf = ({ project, file, line, titles }) => {
    const brand = OF_EVERY_BRAND.some((name) => file.endsWith(`/${name}`)) ? brandOf(titles) : undefined;
    return JSON.stringify([project, file, line, brand ?? titles.map((title) => title.replaceAll(cell, ""))]);
  };
  const groups = new Map(listed.map((one) => [sameOf(one), []]));
  for (const one of listed) groups.get(sameOf(one)).push(one);
  return [...groups.values()].map((same) => {
    const [{ file, titles }] = same;
    const turn = files.indexOf(file) + Math.max(brands.indexOf(brandOf(titles)), 0);
    return lineOf(same[turn % same.length]);
  });
}

function journeysOf({ title, specs = [], suites = [] }, above) {
  const titles = [...above, title];
  return [
    ...specs.flatMap(({ file, line, title: own, tests }) =>
      // The first title is the file's.
      tests.map(({ projectName }) => ({ project: projectName, file, line, titles: [...titles.slice(1), own] })),
    ),
    ...suites.flatMap((suite) => journeysOf(suite, titles)),
  ];
}

function lineOf({ project, file, titles }) {
  return [`[${project}]`, file, ...titles].join(" › ");
}
