import picocolors from "picocolors";

/** Whether a stream gets colours: on a terminal unless NO_COLOR is set, elsewhere only with FORCE_COLOR. */
export function wantsColours(
  stream: { isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if (environment["NO_COLOR"]) return false;
  if (environment["FORCE_COLOR"]) return environment["FORCE_COLOR"] !== "0";
  return stream.isTTY === true && environment["TERM"] !== "dumb";
}

/** Colours for stdout. */
export const pc = picocolors.createColors(wantsColours(process.stdout, process.env));
/** Colours for stderr. */
export const remark = picocolors.createColors(wantsColours(process.stderr, process.env));
