import { usePlatformTime } from "#facts/use-platform-time.ts";
import { formatTimeLeft } from "#text/time-left.ts";
import { useLocale } from "#text/use-text.ts";

const MINUTE = 60_000;

/** The time until a moment, in its largest unit; nothing once it has passed. */
export function TimeLeft({ until, className }: { until: string; className?: string | undefined }) {
  const locale = useLocale();
  const minutes = usePlatformTime((now) => Math.floor((Date.parse(until) - now) / MINUTE));
  if (minutes < 0) return null;
  return <span className={className}>{formatTimeLeft(minutes * MINUTE, locale)}</span>;
}
