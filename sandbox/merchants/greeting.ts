/** Until which hour of the day a greeting holds, itself included (games §2, §9). */
const GREETINGS = [
  ["morning", 10],
  ["noon", 14],
  ["afternoon", 18],
] as const;

/** The greeting at a moment, by the hour in a time zone. */
export function greetingAt(moment: Date, timeZone: string): (typeof GREETINGS)[number][0] | "evening" {
  const hour = Number(new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone }).format(moment));
  return GREETINGS.find(([, until]) => hour <= until)?.[0] ?? "evening";
}
