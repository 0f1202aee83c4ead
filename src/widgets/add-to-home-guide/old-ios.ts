/** From this version on, iOS supports sites on the home screen well enough to need no guide (games §4). */
const ENOUGH = { major: 12, minor: 2 };

/** Whether a user agent is iOS 12 below 12.2, or iOS 11 and below: "CPU iPhone OS 12_1_4 like Mac OS X" is. */
export function isOldIos(userAgent: string): boolean {
  const match = /(?:iPhone|iPad|iPod).*? OS (\d+)(?:_(\d+))?/.exec(userAgent);
  if (!match) return false;
  const [major, minor] = [Number(match[1]), Number(match[2] ?? 0)];
  return major < ENOUGH.major || (major === ENOUGH.major && minor < ENOUGH.minor);
}
