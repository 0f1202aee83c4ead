/** The lines that teach each command; "acme" stands for a brand. */
const commands = {
  check: [
    "livery check                                    every brand",
    "livery check acme                               one brand, and what it shares with others",
    "livery check --watch                            again on each save",
    "livery check --format github                    annotations on the lines of a pull request",
    "livery check --format sarif > livery.sarif      for a code scanner",
    "livery check --brands . --format json           a repository that holds brands alone",
  ],
  explain: [
    "livery explain acme /theme/color/accent         a value, and the lines that set it",
    "livery explain acme /footer/tabs/deposit        and on how many routes, and by whom, it is seen",
    "livery explain acme /screens/home/body/banner   and what decides whether it is seen",
    "livery explain acme /routes/inviteFriends       and who may come in",
  ],
  diff: [
    "livery diff acme other                          what a visitor finds different there",
    "livery diff acme --since main                   what a visitor will notice of this branch",
    "livery diff acme --since HEAD~3 --format json   for a program",
  ],
  affected: [
    "livery affected --since origin/main             brands and screens that this branch changes",
    "livery affected --since v1.4 --format json      for a program, a test matrix for example",
  ],
  new: [
    "livery new brand acme                           asks, with a suggestion for everything",
    'livery new brand acme --color "#0b7a4b" --yes   asks nothing',
    "livery new brand acme-gold --from acme --yes    a copy with a name, hosts, merchant and logo of its own",
  ],
  fix: [
    "livery fix                                      shows what it would change, and asks",
    "livery fix acme --yes                           one brand's files, without asking",
  ],
  migrate: [
    "livery migrate                                  shows what brings every layer to the current format",
    "livery migrate acme --write                     one brand's files, and writes them",
  ],
  list: ["livery list                                     brands, their layers, languages and hosts"],
} as const;

const all = `
Examples:
${Object.values(commands)
  .map((lines) => lines.map((line) => `  ${line}`).join("\n"))
  .join("\n\n")}

Exit code: 0 no errors, 1 errors found, 2 the command could not run.`;

/** Examples by command, and all of them. */
export const examples = { ...commands, all } as const;
