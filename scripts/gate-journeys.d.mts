interface Listed {
  title: string;
  suites?: readonly Listed[];
  specs?: readonly { title: string; file: string; line: number; tests: readonly { projectName: string }[] }[];
}
export function gateJourneys(
  report: { suites: readonly Listed[] },
  names: { brands: readonly string[]; languages: readonly string[] },
): string[];
