/** Example lines for each command; "acme" stands for a brand. */
const commands = {
  check: [
    "livery check                                    every brand",
    "livery check acme                               one brand, and what it shares with others",
    "livery check --watch                            again on each save",
    "livery check --format github                    annotations in a pull request",
    "livery check --format sarif > livery.sarif      for a code scanner",
    "livery check --brands ../shop --format json     the brands of another repository",
  ],
  explain: [
    "livery explain acme /theme/color/accent         a value, and the lines that set it",
    "livery explain acme /footer/tabs/deposit        and who sees it on how many routes",
    "livery explain acme /screens/home/body/banner   and what decides its visibility",
    "livery explain acme /routes/inviteFriends       and who may enter",
    "livery explain acme /screens/bet-records/body/sum/options/figures/net   and where a number comes from",
    "livery explain acme /flags --format json        for a program",
  ],
  diff: [
    "livery diff acme other                          the differences that a visitor sees",
    "livery diff acme --since main                   the changes of this branch that a visitor sees",
    "livery diff acme --since HEAD~3 --format json   for a program",
  ],
  affected: [
    "livery affected --since origin/main             brands and screens that this branch changes",
    "livery affected --since v1.4 --format json      for a program, a test matrix for example",
  ],
  dev: [
    "livery dev                                      every brand, with the sandbox, at http://<brand>.localhost:4100/",
    "livery dev --port 4200                          at another port",
  ],
  schemas: [
    "livery schemas                                  for the completion of names in an editor",
    "livery schemas --watch                          again on each save",
  ],
  new: [
    "livery new brand acme                           asks, with suggestions",
    'livery new brand acme --color "#0b7a4b" --yes   asks nothing',
    "livery new brand acme-gold --from acme --yes    a copy with its own name, hosts, merchant and logo",
  ],
  newScreen: ["livery new screen acme bets --from betRecords   a list with fields and filters from the contract"],
  fix: [
    "livery fix                                      shows the changes, and asks",
    "livery fix acme --yes                           one brand's files, without asking",
  ],
  migrate: [
    "livery migrate                                  shows the migration of every layer to the current format",
    "livery migrate acme --write                     migrates one brand's files",
  ],
  list: [
    "livery list                                     brands, their layers, languages and hosts",
    "livery list --format json                       for a program",
  ],
} as const;

const all = `
Examples:
${Object.values(commands)
  .map((lines) => lines.map((line) => `  ${line}`).join("\n"))
  .join("\n\n")}

Exit code: 0 no errors, 1 errors found, 2 the command could not run.`;

/** Examples by command, and all of them. */
export const examples = { ...commands, all } as const;
